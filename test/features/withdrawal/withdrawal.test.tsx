import { expect, test } from 'vitest';
import { Withdrawal } from '../../../src/features/withdrawal/withdrawal.tsx';
import { type Answers, guest, member } from '../../support/fake-context.ts';
import { fakeRuntime, refusalWith } from '../../support/fake-runtime.tsx';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../support/render.tsx';

const offered = recorded('readWithdrawal', 'buyer: a good link');

const own = recorded('readOwnWithdrawals', 'netherlands: one purchase');
const none = recorded('readOwnWithdrawals', 'netherlands: nothing');
const withdrawn = recorded('confirmOwnWithdrawal', 'netherlands: by its invoice');

function open(token: string | undefined, answers: Answers, viewer: typeof guest | typeof member = guest) {
  const runtime = fakeRuntime({ viewer, answers });
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
  expect(screen.getByRole('status').textContent).toBe('€9.99 is on its way back, the way it came. A mail confirms it.');
  expect(runtime.inputsOf('confirmWithdrawal')).toEqual([{ token: 'withdraw-token' }]);
});

test('a link that is not good any more leads back to the first step', async () => {
  open('used', { readWithdrawal: () => { throw refusalWith('readWithdrawal', 404, { code: 'withdrawal-not-found' }); } });
  expect((await screen.findByRole('alert')).textContent).toBe('This link is not good any more. It works once and for three days.');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
  expect(screen.getByRole('textbox', { name: /Invoice number/ })).toBeTruthy();
});

test('a signed-in member chooses what is withdrawn from and confirms it, without a mail; the focus follows', async () => {
  const runtime = open(undefined, { readOwnWithdrawals: own, confirmOwnWithdrawal: withdrawn }, member);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw Arena Pass' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Arena Pass' }));
  expect(runtime.inputsOf('confirmOwnWithdrawal')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to your purchases' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You are signed in: choose what you withdraw from.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw Arena Pass' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'You have withdrawn from your contract' }));
  expect(runtime.inputsOf('confirmOwnWithdrawal')).toEqual([{ invoice: own.withdrawals[0]?.invoice }]);
  expect(runtime.inputsOf('askWithdrawal')).toEqual([]);
});

test('what was withdrawn from elsewhere meanwhile is said, with what is left', async () => {
  let contracts: typeof own = own;
  open(undefined, { readOwnWithdrawals: () => contracts, confirmOwnWithdrawal: () => { contracts = none; throw refusalWith('confirmOwnWithdrawal', 404, { code: 'withdrawal-not-found' }); } }, member);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw Arena Pass' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This purchase cannot be withdrawn from any more.');
  expect(screen.getByText(/None of your purchases can be withdrawn from now/)).toBeTruthy();
});

test('a confirmation that does not get through stays, says so, and can be pressed again', async () => {
  const runtime = open(undefined, { readOwnWithdrawals: own, confirmOwnWithdrawal: () => { throw refusalWith('confirmOwnWithdrawal', 503, { code: 'fault' }); } }, member);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw Arena Pass' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  runtime.answers['confirmOwnWithdrawal'] = withdrawn;
  await userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  expect(await screen.findByRole('heading', { name: 'You have withdrawn from your contract' })).toBeTruthy();
});

test.each([
  ['has nothing of the kind', none, /None of your purchases/], ['cannot be asked about', () => { throw refusalWith('readOwnWithdrawals', 503, { code: 'fault' }); }, /You do not have to sign in/],
] as const)('a member who %s withdraws by number and e-mail', async (_case, readOwnWithdrawals, lead) => {
  open(undefined, { readOwnWithdrawals }, member);
  expect(await screen.findByText(lead)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Invoice number/ })).toBeTruthy();
});

test('a member withdraws from a purchase of another account by number and e-mail too', async () => {
  open(undefined, { readOwnWithdrawals: own }, member);
  await userEvent.click(await screen.findByRole('button', { name: 'A purchase of another account' }));
  expect(screen.getByRole('textbox', { name: /Invoice number/ })).toBeTruthy();
});
