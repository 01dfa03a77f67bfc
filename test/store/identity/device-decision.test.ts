import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { createDeviceDecision } from '../../../src/store/identity/device-decision.ts';
import { fakeContext, member } from '../../support/fake-context.ts';
import { silence } from '../../support/fake-runtime.tsx';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recordedRefusal } from '../../support/recorded-answers/recorded-answer.ts';

const found = { id: 'd1', name: 'Television' };
const deciding = (answers: Record<string, (input: never) => unknown> = {}) => {
  const context = fakeContext({ viewer: member, answers: { findDevice: () => found, decideDevice: () => ({}), ...answers } as never });
  return { context, slice: createDeviceDecision(context) };
};

test('by a typed code: the device is named, and the code goes with the yes', async () => {
  const { slice, context } = deciding();
  await slice.findByCode('bcdf-ghjk');
  expect(slice.state.value).toMatchObject({ step: 'confirm', device: found, asksDigits: false });
  await slice.decide(true);
  expect(context.inputsOf('decideDevice')).toEqual([{ id: 'd1', allow: true, userCode: 'BCDFGHJK' }]);
  expect(slice.state.value).toEqual({ step: 'done', allowed: true });
});

test('by a link: the digits on the screen are asked for', async () => {
  const { slice, context } = deciding();
  await slice.findById('d1');
  expect(slice.state.value).toMatchObject({ step: 'confirm', asksDigits: true });
  await slice.decide(true, '42');
  expect(context.inputsOf('decideDevice')).toEqual([{ id: 'd1', allow: true, compareCode: '42' }]);
});

test('half a code is not sent', async () => {
  const { slice, context } = deciding();
  await slice.findByCode('bcdf');
  expect(slice.state.value).toEqual({ step: 'code', isBusy: false, problem: 'deviceCodeIncomplete' });
  expect(context.inputsOf('findDevice')).toEqual([]);
});

test.each([
  ['nobody waits', recordedRefusal('findDevice', 'member: by a code that nobody shows'), 'deviceUnknown'],
  ['a platform that fails', platformFault('findDevice'), 'sorrySomethingWentWrong'],
  ['no answer', silence('findDevice'), 'platformUnreachable'],
])('%s', async (_case, failure, problem) => {
  const { slice } = deciding({ findDevice: () => { throw failure; } });
  await slice.findByCode('bcdfghjk');
  expect(slice.state.value).toMatchObject({ step: 'code', problem });
});

test('wrong digits are said beside them, and what waits no more leads back to the code', async () => {
  let failure = recordedRefusal('decideDevice', 'member: with wrong digits');
  const { slice } = deciding({ decideDevice: () => { throw failure; } });
  await slice.findById('d1');
  await slice.decide(true, '11');
  expect(slice.state.value).toMatchObject({ step: 'confirm', problem: 'deviceDigitsWrong' });
  failure = recordedRefusal('decideDevice', 'member: a second time');
  await slice.decide(true, '12');
  expect(slice.state.value).toMatchObject({ step: 'code', problem: 'deviceUnknown' });
});

test.each([
  ['proof-required', 'deviceNeedsProof'],
  ['recent-sign-in-required', 'accountNeedsSignIn'],
])('long after the sign-in the yes needs proof first: %s', async (code, problem) => {
  const refused = new ApiError('refused', 'decideDevice', { status: 403, body: { code, messages: [] } });
  const call = vi.fn(async ({ name }: { name: string }, _input: object): Promise<unknown> => {
    if (name === 'decideDevice' && call.mock.calls.length === 2) throw refused;
    return name === 'findDevice' ? found : {};
  });
  const slice = createDeviceDecision({ client: { call } as never });
  await slice.findById('d1');
  await slice.decide(true, '42');
  expect(slice.state.value).toEqual({ step: 'confirm', device: found, asksDigits: true, isBusy: false, problem });
  await slice.decide(true, '42');
  expect(slice.state.value).toEqual({ step: 'done', allowed: true });
});
