import { afterEach, expect, test, vi } from 'vitest';
import type { HeldLicence } from '../../../src/contracts/purchase/held-licence.ts';
import { createSubscriptions, type Subscriptions } from '../../../src/store/purchase/subscriptions.ts';
import { type Answers, type FakeContext, fakeContext, guest, member } from '../../support/fake-context.ts';
import { refusalWith, silence } from '../../support/fake-runtime.tsx';
import { ofNewerPlatform } from '../../support/recorded-answers/given-answers.ts';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { heldAnswer, holding } from '../../support/subscriptions.ts';

let dispose = () => {};
afterEach(() => dispose());

const one = { licenceId: 'pass', version: 3 };
const offer = recorded('verifyCancellationOffer', 'buyer: an offer to stay');
/** An answer that comes when the test says so. */
function promised() {
  let resolve: (answer: unknown) => void = () => {};
  const promise = new Promise<unknown>((answered) => (resolve = answered));
  return { promise, resolve };
}
const refuse = (call: string, status: number, code: string, messages: string[] = []) => () => { throw refusalWith(call, status, { code, messages }); };

async function open(answers: Answers = {}): Promise<{ context: FakeContext; slice: Subscriptions; held: () => HeldLicence }> {
  const context = fakeContext({ answers: { readHeldLicences: holding(heldAnswer(), heldAnswer({ licenceId: 'other', name: 'Other' })), ...answers }, viewer: member });
  const slice = createSubscriptions(context);
  dispose = slice.dispose;
  await vi.waitFor(() => expect(slice.value.value.status).toBe('ready'));
  const held = () => {
    const now = slice.value.value;
    return now.status === 'ready' ? now.value[0]! : expect.unreachable();
  };
  return { context, slice, held };
}

test('a member’s licences are read at once; a guest has none, and another member sees nothing of the one before', async () => {
  const { context, slice } = await open();
  context.viewer.value = guest;
  expect(slice.value.value.status).toBe('idle');
  const later = promised();
  context.answers['readHeldLicences'] = () => later.promise;
  context.viewer.value = { ...member, displayName: 'Somebody else' };
  expect(slice.value.value.status).toBe('loading');
  later.resolve(holding());
  await vi.waitFor(() => expect(slice.value.value).toEqual({ status: 'ready', value: [] }));
});

test('what could not be read is read again; what is known stays while the platform is away', async () => {
  const context = fakeContext({ answers: { readHeldLicences: () => { throw silence('readHeldLicences'); } }, viewer: member });
  const slice = createSubscriptions(context);
  dispose = slice.dispose;
  await vi.waitFor(() => expect(slice.value.value.status).toBe('failed'));
  const failing = context.answers['readHeldLicences'];
  context.answers['readHeldLicences'] = holding(heldAnswer());
  await slice.load();
  expect(slice.value.value.status).toBe('ready');
  context.answers['readHeldLicences'] = failing;
  await slice.load();
  expect(slice.value.value.status).toBe('ready');
});

test.each(['entitlements', 'subscription'] as const)('a change of %s elsewhere is read; one of a list is not', async (subject) => {
  const { context } = await open();
  context.tell({ subject: 'lists', ids: [] });
  expect(context.inputsOf('readHeldLicences')).toHaveLength(1);
  context.tell({ subject, ids: [] });
  expect(context.inputsOf('readHeldLicences')).toHaveLength(2);
});

test('a pause names the version that was seen and its end; the answer is shown at once', async () => {
  const { context, slice, held } = await open({ pauseLicence: heldAnswer({ version: 4, changes: ['RESUME'] }, { pauseState: 'PAUSED' }) });
  context.answers['readHeldLicences'] = () => new Promise(() => {});
  const resumeAfter = Date.parse('2026-12-24T00:00:00Z');
  expect(await slice.pause(held(), resumeAfter)).toMatchObject({ done: { version: 4 } });
  expect(context.inputsOf('pauseLicence')).toEqual([{ ...one, resumeAfter }]);
  expect(held()).toMatchObject({ version: 4, changes: ['RESUME'] });
  expect(slice.value.value).toMatchObject({ value: [{}, { licenceId: 'other', version: 3 }] });
});

test.each([
  ['pause', 'pauseLicence'], ['resume', 'resumeLicence'], ['reactivate', 'reactivateLicence'], ['takeOffer', 'redeemCancellationOffer'],
] as const)('%s sends %s with the version alone', async (act, call) => {
  const { context, slice, held } = await open({ [call]: heldAnswer({ version: 4 }) });
  expect(await slice[act](held())).toMatchObject({ done: { version: 4 } });
  expect(context.inputsOf(call)).toEqual([one]);
});

test('a second press sends nothing; another licence can be changed meanwhile', async () => {
  const later = promised();
  const { context, slice, held } = await open({ pauseLicence: ({ licenceId }: { licenceId: string }) => (licenceId === 'pass' ? later.promise : heldAnswer({ licenceId })) });
  const first = slice.pause(held());
  expect([...slice.busy.value]).toEqual(['pass']);
  expect(await slice.pause(held())).toBeUndefined();
  expect(await slice.cancel(held(), false)).toBeUndefined();
  expect(await slice.pause({ ...held(), licenceId: 'other' })).toMatchObject({ done: { licenceId: 'other' } });
  later.resolve(heldAnswer({ version: 4 }));
  expect(await first).toMatchObject({ done: { version: 4 } });
  expect(slice.busy.value.size).toBe(0);
  expect(context.inputsOf('pauseLicence')).toHaveLength(2);
});

test('a licence that was changed elsewhere is read again, and the viewer is told', async () => {
  const { context, slice, held } = await open({ pauseLicence: refused('pauseLicence', 'buyer: an old version') });
  context.answers['readHeldLicences'] = holding(heldAnswer({ version: 9 }));
  expect(await slice.pause(held())).toMatchObject({ problem: { labelKey: 'subscriptionChanged', messages: [] } });
  expect(held().version).toBe(9);
});

test('an answer that was under way before a change does not undo it', async () => {
  const old = promised();
  const { context, slice, held } = await open({ pauseLicence: heldAnswer({ version: 4 }) });
  context.answers['readHeldLicences'] = () => old.promise;
  const reading = slice.load();
  context.answers['readHeldLicences'] = holding(heldAnswer({ version: 4 }));
  await slice.pause(held());
  old.resolve(holding(heldAnswer({ version: 3 })));
  await reading;
  expect(held().version).toBe(4);
});

test('without an answer it is asked how the licence stands: the change may have been made', async () => {
  const { context, slice, held } = await open({ resumeLicence: () => { throw silence('resumeLicence'); } });
  context.answers['readHeldLicences'] = holding(heldAnswer({ version: 4 }));
  expect(await slice.resume(held())).toMatchObject({ problem: { labelKey: 'platformUnreachable' } });
  expect(held().version).toBe(4);
});

test('an offer is asked for without a change, and refused before the licence is cancelled', async () => {
  const { context, slice, held } = await open({ verifyCancellationOffer: offer, refuseCancellationOffer: {}, cancelLicence: heldAnswer({ version: 4, changes: ['REACTIVATE'] }, { autoRenewingStatus: 'NOT_RENEWING' }) });
  expect(await slice.askOffer(held())).toMatchObject({ price: { amount: 699 } });
  expect(await slice.cancel(held(), true)).toMatchObject({ done: { changes: ['REACTIVATE'] } });
  expect(context.calls.map(({ name }) => name).filter((name) => name !== 'readHeldLicences')).toEqual(['verifyCancellationOffer', 'refuseCancellationOffer', 'cancelLicence']);
  expect(context.inputsOf('cancelLicence')).toEqual([{ ...one, ignoreOffer: true }]);
});

test('an offer that failed to be refused keeps nobody from cancelling', async () => {
  const { slice, held } = await open({ refuseCancellationOffer: () => { throw silence('refuseCancellationOffer'); }, cancelLicence: heldAnswer({ version: 4 }) });
  expect(await slice.cancel(held(), true)).toMatchObject({ done: { version: 4 } });
});

test.each([
  ['that this viewer does not get', recorded('verifyCancellationOffer', 'buyer: none')],
  ['that says nothing of what it takes off', ofNewerPlatform({ eligible: true })],
  ['that cannot be asked for', () => { throw silence('verifyCancellationOffer'); }],
])('an offer %s is none', async (_case, answer) => {
  const { slice, held } = await open({ verifyCancellationOffer: answer });
  expect(await slice.askOffer(held())).toBeUndefined();
});

/** @source spec 2 §8 "Cancel failure: rejected with joined messages" */
test('a cancellation that was refused has all of the platform’s words', async () => {
  const { slice, held } = await open({ cancelLicence: refuse('cancelLicence', 409, 'cancellationOffer', ['The first payment is open.', 'Ask us.']) });
  expect(await slice.cancel(held(), false)).toMatchObject({ problem: { messages: ['The first payment is open.', 'Ask us.'] } });
});
