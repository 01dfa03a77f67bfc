import { expect, test } from 'vitest';
import { addressOfCardFields } from '../../../../src/contracts/purchase/card-fields/card-fields-address.ts';

test('card fields are a page of their provider', () => {
  expect(addressOfCardFields({ address: 'https://card.example/fields/arena', more: 'x' })).toBe('https://card.example/fields/arena');
});

test.each([undefined, {}, ...['javascript:alert(1)', '/fields/arena', 'https://card.example', 'https://card.example/fields?x=1', 'https://card.example/#x', 'https:///fields', "https://card.example; x 'y'/", 'https://user:secret@card.example/', 'https://card.example/\n'].map((address) => ({ address }))])('%j name none', (fields) => {
  expect(addressOfCardFields(fields)).toBeUndefined();
});
