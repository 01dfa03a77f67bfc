import { expect, it } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { shortWaitMs } from '../../../src/api/http/short-wait.ts';

const refused = (status: number, retryAfterMs?: number) => new ApiError('refused', 'call', { status, retryAfterMs });

it.each([
  ['a read, soon', 'GET', refused(429, 2_000), 0, true], ['a read of a platform that is down', 'GET', refused(503, 5_000), 1, true],
  ['a third time', 'GET', refused(429, 2_000), 2, false], ['too long', 'GET', refused(429, 5_001), 0, false],
  ['not said', 'GET', refused(503), 0, false], ['a write', 'PUT', refused(429, 1_000), 0, false], ['another failure', 'GET', refused(500, 1_000), 0, false],
] as const)('%s: %s', (_, method, failure, retries, waits) => {
  const ms = shortWaitMs({ method }, failure, retries);
  expect(ms !== undefined).toBe(waits);
  if (ms !== undefined) expect(ms / failure.retryAfterMs!).toBeGreaterThanOrEqual(1);
});
