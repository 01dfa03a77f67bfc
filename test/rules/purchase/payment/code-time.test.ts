import { expect, it } from 'vitest';
import { codeMomentKey, codeTimeLeft } from '../../../../src/rules/purchase/payment/code-time.ts';

it.each([
  [15 * 60_000, 15, 0], [15 * 60_000 - 1, 15, 0], [899_000, 14, 59], [61_000, 1, 1], [59_001, 1, 0], [59_000, 0, 59], [1, 0, 1], [0, 0, 0], [-5000, 0, 0],
])('%s ms are %s:%s', (left, minutes, seconds) => {
  expect(codeTimeLeft(left)).toEqual({ minutes, seconds });
});

it.each([
  [900_000, undefined], [300_001, undefined], [300_000, 'codeFiveMinutes'], [60_001, 'codeFiveMinutes'], [60_000, 'codeOneMinute'], [1, 'codeOneMinute'], [0, 'codeOver'], [-1, 'codeOver'],
])('at %s ms is said: %s', (left, key) => {
  expect(codeMomentKey(left)).toBe(key);
});
