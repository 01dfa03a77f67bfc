// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { keepTrying, waitAfter, whenWorthATry } from '../../src/runtime/keep-trying.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = new ApiError('unreachable', 'readInit');

/** Fails so many times, then works. */
const worksAfter = (failures: number, failure: unknown = away) => {
  let left = failures;
  return vi.fn(async () => {
    if (left-- > 0) throw failure;
  });
};

test('a start that failed is tried again after 1, 2 and 4 seconds, until it works', async () => {
  const work = worksAfter(3);
  void keepTrying(work);
  const counts = [];
  for (const ms of [0, 999, 1, 1999, 1, 4000, 600_000]) counts.push((await vi.advanceTimersByTimeAsync(ms), work.mock.calls.length));
  expect(counts).toEqual([1, 1, 2, 2, 3, 4, 4]);
});

test('it is tried at once when the browser is online again', async () => {
  const work = worksAfter(1);
  const done = keepTrying(work);
  await vi.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await done;
  expect(work).toHaveBeenCalledTimes(2);
});

test.each([
  ['a platform that is down', new ApiError('refused', 'readInit', { status: 503 }), 2],
  ['a platform that wants us to wait', new ApiError('refused', 'readInit', { status: 429 }), 2],
  ['a page that may not', new ApiError('not-permitted', 'readInit'), 1],
  ['an answer that breaks its contract', new ApiError('contract-broken', 'readInit', { status: 200 }), 1],
])('%s is asked as often as it helps', async (_what, failure, times) => {
  const work = worksAfter(1, failure);
  void keepTrying(work);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(times);
});

test('no wait is longer than a minute', () => {
  expect([1, 2, 6, 7, 40].map(waitAfter)).toEqual([1000, 2000, 32_000, 60_000, 60_000]);
});

test('what is cancelled does not run, and leaves no listener', async () => {
  const run = vi.fn();
  whenWorthATry(1000, run)();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).not.toHaveBeenCalled();
});
