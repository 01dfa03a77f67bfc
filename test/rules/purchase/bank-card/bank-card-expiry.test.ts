import { expect, test } from 'vitest';
import { expiryProblem, formatExpiry, parseExpiry } from '../../../../src/rules/purchase/bank-card/bank-card-expiry.ts';

test.each([
  ['1', '1'], ['12', '12'], ['5', '05'], ['122', '12 / 2'], ['1227', '12 / 27'], ['12/27', '12 / 27'], ['1/27', '01 / 27'],
  ['12/2027', '12 / 27'], ['12 / ', '12'], ['٠٥٢٧', '05 / 27'], ['', ''],
])('typed %j reads %j', (typed, text) => {
  expect(formatExpiry(typed)).toBe(text);
});

test.each([
  ['12 / 27', { month: 12, year: 2027 }],
  ['01/2030', { month: 1, year: 2030 }],
  ['13 / 27', undefined],
  ['00 / 27', undefined],
  ['12', undefined],
  ['', undefined],
])('%j is %j', (text, expiry) => {
  expect(parseExpiry(text)).toEqual(expiry);
});

const endOfMay = Date.UTC(2026, 5, 1);
const hour = 3_600_000;

test.each([
  ['05 / 26', endOfMay - 1, undefined],
  ['05 / 26', endOfMay + 12 * hour - 1, undefined],
  ['05 / 26', endOfMay + 12 * hour, 'expiredCard'],
  ['12 / 25', endOfMay, 'expiredCard'],
  ['14 / 28', endOfMay, 'invalidExpiryMonth'],
  ['05', endOfMay, 'invalidExpiry'],
  ['', endOfMay, 'invalidExpiry'],
])('%j at %i: %s', (text, now, problem) => {
  expect(expiryProblem(text, now)).toBe(problem);
});
