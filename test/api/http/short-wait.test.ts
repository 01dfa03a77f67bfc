import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { shortWait } from '../../../src/api/http/short-wait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (status: number, retryAfterMs?: number) => new ApiError('refused', 'call', { status, retryAfterMs });

it.each([
  ['a read, soon', 'GET', refused(429, 2_000), 0, true], ['a read of a platform that is down', 'GET', refused(503, 5_000), 1, true],
  ['a third time', 'GET', refused(429, 2_000), 2, false], ['too long', 'GET', refused(429, 5_001), 0, false],
  ['not said', 'GET', refused(503), 0, false], ['a write', 'PUT', refused(429, 1_000), 0, false], ['another failure', 'GET', refused(500, 1_000), 0, false],
] as const)('%s', async (_, method, failure, retries, waits) => {
  let answer: boolean | undefined;
  void shortWait({ method }, failure, retries).then((given) => (answer = given));
  await vi.advanceTimersByTimeAsync(Math.max(0, (failure.retryAfterMs ?? 0) - 1));
  expect(answer).toBe(waits ? undefined : false);
  await vi.advanceTimersByTimeAsync((failure.retryAfterMs ?? 0) / 4 + 1);
  expect(answer).toBe(waits);
});

it('ends when the caller leaves', async () => {
  const caller = new AbortController();
  const answer = shortWait({ method: 'GET' }, refused(429, 2_000), 0, caller.signal);
  caller.abort();
  expect(await answer).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
