import { expect, test } from 'vitest';
import { retryWaitMs, waitLine } from '../../../src/rules/wire/retry-wait.ts';

test.each([
  [429, 24_000, 24_000], [503, 5_000, 5_000], [429, 0, undefined], [429, undefined, undefined], [500, 24_000, undefined], [0, 24_000, undefined],
])('status %s with a wait of %s ms: %s', (status, retryAfterMs, waitMs) => {
  expect(retryWaitMs({ status, retryAfterMs })).toBe(waitMs);
});

test.each([
  [24_000, 'tooManyAttemptsSeconds', { seconds: 24 }], [23_001, 'tooManyAttemptsSeconds', { seconds: 24 }], [1, 'tooManyAttemptsSeconds', { seconds: 1 }],
  [120_000, 'tooManyAttemptsSeconds', { seconds: 120 }], [120_001, 'tooManyAttemptsMinutes', { minutes: 3 }], [900_000, 'tooManyAttemptsMinutes', { minutes: 15 }],
])('%s ms left', (leftMs, labelKey, values) => {
  expect(waitLine(leftMs)).toEqual({ labelKey, values });
});
