import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeviceSignIn } from '../../../src/store/identity/device-sign-in.ts';
import { silence } from '../../support/fake-runtime.tsx';

const device = { id: 'd1', deviceCode: 'secret', userCode: 'BCDF-GHJK', compareCode: '42', expiresAt: 600_000, intervalMs: 5_000 };
const answer = { authorisationToken: 'access', refreshToken: 'refresh', missingInformationStatus: 'COMPLETE', linkedAccounts: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waiting(...polls: (object | Error)[]) {
  const ask = vi.fn(async (call: { name: string }) => {
    if (call.name === 'startDevice') return device;
    const next = polls.shift() ?? { status: 'pending' };
    if (next instanceof Error) throw next;
    return next;
  });
  const onSignedIn = vi.fn();
  const slice = createDeviceSignIn({ control: { ask: ask as never }, name: 'Television', onSignedIn });
  return { ask, onSignedIn, slice };
}

test('shows a code, and asks at its pace until somebody has come', async () => {
  const { slice, ask, onSignedIn } = waiting({ status: 'pending' }, { status: 'signed-in', answer });
  await slice.start();
  expect(slice.state.value).toEqual({ status: 'waiting', device });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_001);
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(answer);
});

test('goes on asking where an answer is lost', async () => {
  const { slice, onSignedIn } = waiting(silence('pollDevice'), { status: 'signed-in', answer });
  await slice.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onSignedIn).toHaveBeenCalledOnce();
});

test.each([['denied', 'deviceDenied'], ['expired', 'deviceExpired']])('%s ends it, and a new code may be shown', async (status, labelKey) => {
  const { slice, ask } = waiting({ status });
  await slice.start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(slice.state.value).toEqual({ status: 'ended', labelKey });
  await slice.start();
  expect([slice.state.value.status, ask.mock.calls.length]).toEqual(['waiting', 3]);
});

test('asks nothing more once nobody looks', async () => {
  const { slice, ask } = waiting();
  await slice.start();
  slice.dispose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
