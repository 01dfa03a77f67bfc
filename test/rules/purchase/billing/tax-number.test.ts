import { expect, test } from 'vitest';
import { isPossibleTaxNumber, typedTaxNumber } from '../../../../src/rules/purchase/billing/tax-number.ts';

const cpf = { name: 'CPF', hint: '123.456.789-09', maxLength: 14, min: 1, max: 99_999_999_999, formatter: '000.000.000-00' };
const nif = { name: 'NIF', hint: '12345678Z', maxLength: 9 };

test.each([
  ['', ''], ['1', '1'], ['123', '123'], ['1234', '123.4'], ['123.', '123'], ['12345678909', '123.456.789-09'], ['123.456.789-09', '123.456.789-09'],
  ['123456789091111', '123.456.789-09'], ['12a3 4', '123.4'], ['١٢٣٤', '123.4'], ['１２３４', '123.4'], ['abc', ''],
])('a CPF typed as “%s” is written “%s”', (typed, written) => {
  expect(typedTaxNumber(cpf, typed)).toBe(written);
});

test('without a formatter a number stays as it was typed, within its length', () => {
  expect(typedTaxNumber(nif, '12345678Z99')).toBe('12345678Z');
});

test.each([['123.456.789-09', true], ['12345678909', true], ['123.456.789-0', false], ['000.000.000-00', false], ['123.456.789-09 and more', false]])('“%s” can be a CPF: %s', (text, expected) => {
  expect(isPossibleTaxNumber(cpf, text)).toBe(expected);
});

test.each([['12345678Z', true], ['123456789Z', false]])('“%s” can be a NIF: %s', (text, expected) => {
  expect(isPossibleTaxNumber(nif, text)).toBe(expected);
});
