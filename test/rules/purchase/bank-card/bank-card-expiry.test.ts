import { expect, test } from 'vitest';
import { expiryCode, formatExpiry, parseExpiry } from '../../../../src/rules/purchase/bank-card/bank-card-expiry.ts';

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
  ['05 / 26', endOfMay + 12 * hour, 'invalid_expiry_month_past'],
  ['12 / 25', endOfMay, 'invalid_expiry_year_past'],
  ['12 / 76', endOfMay, undefined],
  ['12 / 77', endOfMay, 'invalid_expiry_year'],
  ['14 / 28', endOfMay, 'invalid_expiry_month'],
  ['00', endOfMay, 'invalid_expiry_month'],
  ['05', endOfMay, 'incomplete_expiry_year'],
  ['05 / 2', endOfMay, 'incomplete_expiry_year'],
  ['1', endOfMay, 'incomplete_expiry'],
  ['', endOfMay, 'incomplete_expiry'],
])('%j at %i: %s', (text, now, code) => {
  expect(expiryCode(text, now)).toBe(code);
});
