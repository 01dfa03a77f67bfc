import { expect, test } from 'vitest';
import { taxOf } from '../../../../demo/platform/purchase/tax-of.ts';

test.each([[999, { percent: 21, inclusive: true }, 173], [599, { percent: 5, inclusive: false }, 30], [0, { percent: 21, inclusive: true }, 0]])('tax of %i with %o is %i', (amount, tax, expected) => {
  expect(taxOf(amount, tax)).toBe(expected);
});
