import { expect, test } from 'vitest';
import { ReasonQuestion } from '../../../../src/features/account/subscriptions/reason-question.tsx';
import { type Answers, member } from '../../../support/fake-context.ts';
import { fakeRuntime, refusalWith } from '../../../support/fake-runtime.tsx';
import { render, screen, userEvent } from '../../../support/render.tsx';

function open(answers: Answers = { sayCancelReason: {} }) {
  const runtime = fakeRuntime({ viewer: member, answers });
  render(runtime.within(<ReasonQuestion licenceId="pass" />));
  return runtime;
}

test('one question with six answers, none of which is chosen; what is chosen is sent and thanked for', async () => {
  const runtime = open();
  expect(screen.getByRole('radiogroup', { name: 'May we ask why?' })).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual(Array(6).fill(false));
  await userEvent.click(screen.getByRole('radio', { name: 'I watch too little' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Thank you for your answer.')).toBe(screen.getByRole('status'));
  expect(runtime.inputsOf('sayCancelReason')).toEqual([{ licenceId: 'pass', reason: 'NOT_USED' }]);
});

test.each(['Skip', 'Send answer'])('without an answer %s sends nothing and asks no more', async (name) => {
  const runtime = open();
  await userEvent.click(screen.getByRole('button', { name }));
  expect([screen.queryByRole('radiogroup'), runtime.inputsOf('sayCancelReason')]).toEqual([null, []]);
});

test('an answer that does not arrive stays chosen, and is sent again', async () => {
  const runtime = open({ sayCancelReason: () => { throw refusalWith('sayCancelReason', 503, { code: 'fault' }); } });
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Your answer did not get through. Send it again, or skip it: your cancellation stands.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Something else' }).checked).toBe(true);
  runtime.answers['sayCancelReason'] = {};
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Thank you for your answer.')).toBeTruthy();
  expect(runtime.inputsOf('sayCancelReason')).toHaveLength(2);
});
