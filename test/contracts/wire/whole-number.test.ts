import { expect, it } from 'vitest';
import { wholeNumber } from '../../../src/contracts/wire/whole-number.ts';

it.each([0, -1, 42, Number.MAX_SAFE_INTEGER])('takes %d', (value) => {
  expect(wholeNumber.safeParse(value)).toMatchObject({ success: true, data: value });
});

it.each([0.5, Number.NaN, Infinity, 2 ** 53, '7', null, undefined, 7n])('refuses %s', (value) => {
  expect(wholeNumber.safeParse(value).success).toBe(false);
});
