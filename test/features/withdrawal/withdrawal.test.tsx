import { expect, test } from 'vitest';
import { Withdrawal } from '../../../src/features/withdrawal/withdrawal.tsx';
import { type Answers, guest } from '../../support/fake-context.ts';
import { fakeRuntime, refusalWith } from '../../support/fake-runtime.tsx';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../support/render.tsx';

const offered = recorded('readWithdrawal', 'buyer: a good link');

function open(token: string | undefined, answers: Answers) {
  const runtime = fakeRuntime({ viewer: guest, answers });
  render(runtime.within(<Withdrawal token={token} />));
  return runtime;
}

test('a guest asks by number and e-mail; what is missing is said where it is missing, and gets the focus', async () => {
  const runtime = open(undefined, { askWithdrawal: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Invoice number/ }));
  expect([screen.getByText('Enter the number of your invoice.'), screen.getByText('Enter your e-mail.')]).toHaveLength(2);
  await userEvent.type(screen.getByRole('textbox', { name: /Invoice number/ }), ' ARENA-000012');
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'a@b.test ');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Check your mail' }));
  expect(runtime.inputsOf('askWithdrawal')).toEqual([{ invoice: 'ARENA-000012', email: 'a@b.test' }]);
});

test('too many tries are said, and the form stays', async () => {
  open(undefined, { askWithdrawal: () => { throw refusalWith('askWithdrawal', 429, { code: 'too-many-requests' }); } });
  await userEvent.type(screen.getByRole('textbox', { name: /Invoice number/ }), 'ARENA-000012');
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'a@b.test');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Too many tries. Wait a minute, then try again.');
  expect((screen.getByRole('textbox', { name: /Invoice number/ }) as HTMLInputElement).value).toBe('ARENA-000012');
});

test('the mailed link shows what ends and what comes back; nothing happens before the press', async () => {
  const runtime = open('withdraw-token', { readWithdrawal: offered, confirmWithdrawal: recorded('confirmWithdrawal', 'buyer: a good link') });
  expect((await screen.findByText('You get back')).nextSibling?.textContent).toBe('€9.99');
  expect(runtime.inputsOf('confirmWithdrawal')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'You have withdrawn from your contract' }));
  expect(screen.getByRole('status').textContent).toBe('€9.99 goes back the way it came. A mail confirms it.');
  expect(runtime.inputsOf('confirmWithdrawal')).toEqual([{ token: 'withdraw-token' }]);
});

test('a link that is not good any more leads back to the first step', async () => {
  open('used', { readWithdrawal: () => { throw refusalWith('readWithdrawal', 404, { code: 'withdrawal-not-found' }); } });
  expect((await screen.findByRole('alert')).textContent).toBe('This link is not good any more. It works once and for three days.');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
  expect(screen.getByRole('textbox', { name: /Invoice number/ })).toBeTruthy();
});
