import { expect, test } from 'vitest';
import { passesLuhn } from '../../../../demo/platform/purchase/sandbox-bank.ts';

test.each([['4242424242424242', true], ['4242424242424241', false], ['378282246310005', true], ['0000000000000001', false]])('%s: %s', (number, fits) => {
  expect(passesLuhn(number)).toBe(fits);
});
