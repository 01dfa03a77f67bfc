import { afterEach, expect, test, vi } from 'vitest';
import { createLicencePayment } from '../../../src/store/purchase/licence-payment.ts';
import { type Answers, fakeContext, guest, member } from '../../support/fake-context.ts';
import { refusalWith, silence } from '../../support/fake-runtime.tsx';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { heldAnswer, holding } from '../../support/subscriptions.ts';

const due = { amount: 999, scale: 2, currency: 'EUR' };
const cardOf = (cardId: string, last4Digits = '4242') => ({ cardId, cardType: 'visa', last4Digits });
const unpaid = heldAnswer({ due, card: cardOf('old', '0341') });
const paid = heldAnswer({ version: 5, card: cardOf('new') });
const newCard = { token: 'token-of-a-card' };
const kept = { paymentDetailsExid: 'new', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
const readCards = recorded('readCards', 'buyer: two');
const validated = { parsedData: { ...kept, cardType: 'visa', last4Digits: '4242' } };
const refuse = (call: string, status: number, code: string, messages: string[] = []) => () => { throw refusalWith(call, status, { code, messages }); };
const silent = (call: string) => () => { throw silence(call); };

let dispose = () => {};
afterEach(() => dispose());

async function open(answers: Answers = {}) {
  const context = fakeContext({ answers: { readHeldLicences: holding(unpaid), readCards, validatePaymentMethod: validated, ...answers }, viewer: member });
  const slice = createLicencePayment(context, 'pass');
  dispose = slice.dispose;
  await vi.waitFor(() => expect(slice.state.value.kind).not.toBe('loading'));
  return { context, slice };
}

test('what is open is shown before anything is charged', async () => {
  const { slice } = await open();
  expect(slice.state.value).toMatchObject({ kind: 'choice', held: { due, card: { cardId: 'old' } }, cards: { cards: [{}, {}], fields: { address: expect.any(String) } } });
});

test.each([
  ['nothing of the kind', holding()],
  ['another licence alone', holding(heldAnswer({ licenceId: 'other' }))],
  ['what is over', holding(heldAnswer({}, { status: 'EXPIRED' }))],
])('a member who holds %s is told so', async (_case, readHeldLicences) => {
  expect((await open({ readHeldLicences })).slice.state.value).toEqual({ kind: 'none' });
});

test('a card that is kept pays by its id, in the version that was seen', async () => {
  const { slice, context } = await open({ updateLicenceCard: paid });
  await slice.pay(kept);
  expect(slice.state.value).toMatchObject({ kind: 'done', held: { card: { cardId: 'new' } }, paid: due });
  expect(context.inputsOf('updateLicenceCard')).toEqual([{ licenceId: 'pass', version: 3, cardId: 'new', shownDue: 999 }]);
  expect(context.inputsOf('validatePaymentMethod')).toEqual([]);
});

test('a new card is known to its provider first; only its reference reaches the licence', async () => {
  const { slice, context } = await open({ payLicenceByCard: paid });
  await slice.pay(newCard);
  expect(slice.state.value).toMatchObject({ kind: 'done', paid: due });
  expect(context.inputsOf('payLicenceByCard')).toEqual([{ licenceId: 'pass', version: 3, cardId: 'new', shownDue: 999 }]);
});

test('where nothing is open nothing is said to be paid', async () => {
  const { slice } = await open({ readHeldLicences: holding(heldAnswer()), updateLicenceCard: paid });
  await slice.pay(kept);
  expect(slice.state.value).toMatchObject({ kind: 'done', paid: undefined });
});

test('two presses send one change', async () => {
  const { slice, context } = await open({ updateLicenceCard: paid });
  await Promise.all([slice.pay(kept), slice.pay(kept)]);
  expect(context.inputsOf('updateLicenceCard')).toHaveLength(1);
});

test('a card that has to be entered again is said at its field, and nothing of the licence is changed', async () => {
  const { slice, context } = await open({ validatePaymentMethod: refuse('validatePaymentMethod', 400, 'failedPayment', ['This card has to be entered again.']) });
  await slice.pay(newCard);
  expect(slice.state.value).toMatchObject({ kind: 'choice', problem: { field: 'number', labelKey: 'failedPayment' } });
  expect(context.inputsOf('payLicenceByCard')).toEqual([]);
});

test('a charge that is refused is read again with its reason, in the version that it left behind', async () => {
  const { slice, context } = await open({ payLicenceByCard: refuse('payLicenceByCard', 402, 'card_declined', ['Your card was declined.']) });
  context.answers['readHeldLicences'] = holding({ ...unpaid, version: 5, card: cardOf('new') });
  await slice.pay(newCard);
  expect(slice.state.value).toMatchObject({ kind: 'choice', held: { version: 5, due }, problem: { text: 'Your card was declined.', retryable: true } });
});

test.each([[412, 'subscription-changed'], [409, 'change-not-possible'], [404, 'card-not-found']])('%i %s: it was changed elsewhere, in the viewer’s words', async (status, code) => {
  const { slice } = await open({ updateLicenceCard: refuse('updateLicenceCard', status, code, ['for engineers']) });
  await slice.pay(kept);
  expect(slice.state.value).toMatchObject({ kind: 'choice', problem: { labelKey: 'subscriptionChanged' } });
  expect(slice.state.value).not.toHaveProperty('problem.text');
});

test.each([
  ['made', holding(paid), { kind: 'done', paid: due }],
  ['not made', holding(unpaid), { kind: 'choice', problem: { labelKey: 'platformUnreachable' } }],
  ['made by another card', holding({ ...paid, card: cardOf('third') }), { kind: 'choice', problem: { labelKey: 'platformUnreachable' } }],
  ['made, and refused', holding({ ...paid, due }), { kind: 'choice', held: { version: 5 }, problem: { labelKey: 'platformUnreachable' } }],
])('an answer that is lost after the change was %s: the licence says it, and nothing is sent again', async (_case, readHeldLicences, state) => {
  const { slice, context } = await open({ updateLicenceCard: silent('updateLicenceCard') });
  context.answers['readHeldLicences'] = readHeldLicences;
  await slice.pay(kept);
  expect(slice.state.value).toMatchObject(state);
  expect(context.inputsOf('updateLicenceCard')).toHaveLength(1);
});

test('nobody answers at all: what was shown stays, with the reason', async () => {
  const { slice, context } = await open({ updateLicenceCard: silent('updateLicenceCard') });
  context.answers['readHeldLicences'] = silent('readHeldLicences');
  await slice.pay(kept);
  expect(slice.state.value).toMatchObject({ kind: 'choice', held: { version: 3 }, problem: { labelKey: 'platformUnreachable' } });
});

test('what could not be read is read again', async () => {
  const { slice, context } = await open({ readCards: silent('readCards') });
  expect(slice.state.value.kind).toBe('failed');
  context.answers['readCards'] = readCards;
  await slice.load();
  expect(slice.state.value.kind).toBe('choice');
});

test('a guest is asked nothing; another member sees nothing of the one before', async () => {
  const { slice, context } = await open();
  context.answers['readHeldLicences'] = () => new Promise(() => {});
  context.viewer.value = { ...member, displayName: 'Somebody else' };
  expect(slice.state.value).toEqual({ kind: 'loading' });
  context.viewer.value = guest;
  expect(slice.state.value).toEqual({ kind: 'loading' });
  expect(context.inputsOf('readCards')).toHaveLength(2);
});

test('what an open payment lacks is named, and kept details lead back to what is open, with the card that was to pay', async () => {
  const { slice, context } = await open({ updateLicenceCard: refused('updateLicenceCard', 'brazil: without billing details') });
  await slice.pay(kept);
  expect(slice.state.value).toMatchObject({ kind: 'choice', problem: { missingFields: expect.arrayContaining(['taxNumber', 'birthDate']) }, card: { paymentDetailsExid: 'new', paymentMethodType: 'CARD' } });
  await slice.goOn();
  expect(slice.state.value).toMatchObject({ kind: 'choice', held: { due } });
  expect(slice.state.value).not.toHaveProperty('problem');
  expect(context.inputsOf('updateLicenceCard')).toHaveLength(1);
});

test('a card whose issuer asks changes nothing before its holder is confirmed', async () => {
  const asked = recorded('updateLicenceCard', 'netherlands: a card whose issuer asks');
  let stands = recorded('readPaymentAttempt', 'netherlands: a card that is to be confirmed');
  const { slice, context } = await open({ updateLicenceCard: asked, readPaymentAttempt: () => stands });
  await slice.pay(kept);
  expect(slice.state.value).toMatchObject({ kind: 'confirm', held: { card: { cardId: 'old' } }, attemptId: asked.confirmation!.attemptId });
  await slice.check();
  expect(slice.state.value.kind).toBe('confirm');
  stands = recorded('readPaymentAttempt', 'netherlands: a renewal that was confirmed') as never;
  context.answers['readHeldLicences'] = holding(paid);
  await slice.check();
  expect(slice.state.value).toMatchObject({ kind: 'done', held: { card: { cardId: 'new' } }, paid: due });
});

test('a card that is not confirmed leaves the licence as it is', async () => {
  const { slice } = await open({ updateLicenceCard: recorded('updateLicenceCard', 'netherlands: a card whose issuer asks'), cancelPaymentAttempt: recorded('cancelPaymentAttempt', 'netherlands: a card that is not taken after all') });
  await slice.pay(kept);
  await slice.giveUp();
  expect(slice.state.value).toMatchObject({ kind: 'choice', held: { card: { cardId: 'old' } } });
  expect(slice.state.value).not.toHaveProperty('problem');
});
