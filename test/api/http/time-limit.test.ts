import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeLimit } from '../../../src/api/http/time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('answers what the work answers and leaves no timer', async () => {
  expect(await withTimeLimit(1_000, undefined, async () => 7)).toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up work that never ends, also when it does not listen', async () => {
  const ended = withTimeLimit(1_000, undefined, () => new Promise(() => undefined)).catch((failure: unknown) => failure);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await ended).toBeInstanceOf(Error);
});

it('gives up for a caller who never wanted it', async () => {
  await expect(withTimeLimit(1_000, AbortSignal.abort(), () => new Promise(() => undefined))).rejects.toThrow('given up');
});

it('throws what the work throws', async () => {
  await expect(withTimeLimit(1_000, undefined, async () => { throw new TypeError('network'); })).rejects.toBeInstanceOf(TypeError);
});
