import { expect, test } from 'vitest';
import { validateCard } from '../../../src/store/purchase/validate-card.ts';
import { type Answers, fakeContext, member } from '../../support/fake-context.ts';
import { silence } from '../../support/fake-runtime.tsx';
import { recordedRefusal, refused } from '../../support/recorded-answers/recorded-answer.ts';

const kept = { paymentDetailsExid: 'card-1', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
const card = { token: 'token-of-a-card' };
const asksProof = recordedRefusal('validatePaymentMethod', 'netherlands: after five refusals');
const solve = async (challenge: string) => `solved ${challenge}`;

/** A platform that wants proof, and takes it where it is the right one. */
const careful = (more: Answers = {}): Answers => ({
  validatePaymentMethod: ({ captchaToken }: { captchaToken?: string }) => {
    if (captchaToken !== 'proof') throw asksProof;
    return { parsedData: kept };
  },
  readAppCheckChallenge: { challenge: 'riddle' }, proveAppCheck: { appCheckToken: 'proof' }, ...more,
});

const contextOf = (answers: Answers) => fakeContext({ answers, viewer: member });

test('a card that is taken at once proves nothing', async () => {
  const context = contextOf({ validatePaymentMethod: { parsedData: kept } });
  expect(await validateCard(context.client, card, solve)).toEqual(kept);
  expect(context.inputsOf('validatePaymentMethod')).toEqual([card]);
});

test('where the platform wants proof, a riddle is solved and the card is given once more', async () => {
  const context = contextOf(careful());
  expect(await validateCard(context.client, card, solve)).toEqual(kept);
  expect(context.inputsOf('proveAppCheck')).toEqual([{ challenge: 'riddle', solution: 'solved riddle' }]);
  expect(context.inputsOf('validatePaymentMethod')).toEqual([card, { ...card, captchaToken: 'proof' }]);
});

test.each([
  ['nothing solves', careful(), undefined, asksProof],
  ['solving fails', careful(), async () => { throw new Error('no such method'); }, asksProof],
  ['the proof is refused', careful({ proveAppCheck: refused('proveAppCheck', 'visitor: what is no solution') }), solve, asksProof],
  ['the proof is no good', careful({ proveAppCheck: { appCheckToken: 'another' } }), solve, asksProof],
  ['nobody answers meanwhile', careful({ readAppCheckChallenge: () => { throw silence('none'); } }), solve, silence('none')],
])('the viewer hears why where %s', async (_case, answers, solver, said) => {
  await expect(validateCard(contextOf(answers).client, card, solver)).rejects.toMatchObject({ kind: said.kind, status: said.status, code: said.code });
});

test('any other refusal is thrown as it came', async () => {
  const context = contextOf({ validatePaymentMethod: refused('validatePaymentMethod', 'child: a child') });
  await expect(validateCard(context.client, card, solve)).rejects.toMatchObject({ status: 403, code: recordedRefusal('validatePaymentMethod', 'child: a child').code });
  expect(context.inputsOf('readAppCheckChallenge')).toEqual([]);
});
