import { expect, test } from 'vitest';
import { bankCardBrand, bankCardDigits, cvcLength, groupBankCardNumber, isBankCardNumber, isIncompleteNumber, passesLuhn, westernDigits } from '../../../../src/rules/purchase/bank-card/bank-card-number.ts';

test.each([
  ['4242424242424242', true],
  ['4000000000000002', true],
  ['378282246310005', true],
  ['4242424242424241', false],
  ['', false],
  ['4242 4242', false],
])('check digit of %j: %s', (digits, good) => {
  expect(passesLuhn(digits)).toBe(good);
});

test('every single wrong digit is found', () => {
  const right = '4242424242424242';
  for (let place = 0; place < right.length; place += 1) {
    const wrong = right.slice(0, place) + ((Number(right[place]) + 1) % 10) + right.slice(place + 1);
    expect(passesLuhn(wrong)).toBe(false);
  }
});

test.each([
  ['4', 'visa'], ['51', 'mastercard'], ['2221', 'mastercard'], ['2720', 'mastercard'], ['2721', undefined], ['2220', undefined],
  ['34', 'amex'], ['37', 'amex'], ['36', undefined], ['', undefined],
])('%s begins a card of %s', (digits, brand) => {
  expect(bankCardBrand(digits)).toBe(brand);
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['', ''],
])('%s reads %s', (digits, text) => {
  expect(groupBankCardNumber(digits)).toBe(text);
});

test('what is typed or pasted becomes digits, whatever the keyboard', () => {
  expect(bankCardDigits(' 4242-4242 4242x4242')).toBe('4242424242424242');
  expect(bankCardDigits('٤٢٤٢')).toBe('4242');
  expect(bankCardDigits('1'.repeat(30))).toHaveLength(19);
});

test('a number needs the length of its brand', () => {
  expect(isBankCardNumber('4242424242424242')).toBe(true);
  expect(isBankCardNumber('42424242424242424242')).toBe(false);
  expect(isBankCardNumber('37828224631000')).toBe(false);
  expect(isBankCardNumber('0')).toBe(false);
});

test('an American Express code has four digits', () => {
  expect([cvcLength('37'), cvcLength('42')]).toEqual([4, 3]);
});

test.each([['٤٢', '42'], ['۴۲', '42'], ['42', '42'], ['4٢a', '42a']])('digits of %s are %s', (typed, digits) => {
  expect(westernDigits(typed)).toBe(digits);
});

test.each([['', true], ['424242424242', true], ['4242424242424', false], ['378282246310', true], ['378282246310005', false], ['9'.repeat(11), true], ['9'.repeat(12), false]])('%j lacks digits: %s', (digits, isIncomplete) => {
  expect(isIncompleteNumber(digits)).toBe(isIncomplete);
});
