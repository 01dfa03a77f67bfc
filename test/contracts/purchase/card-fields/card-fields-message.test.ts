import { describe, expect, test } from 'vitest';
import { cardFieldWordKeys } from '../../../../src/contracts/purchase/card-fields/card-field.ts';
import { asMessage, fromCardFields, readMessage, toCardFields, type ToCardFields } from '../../../../src/contracts/purchase/card-fields/card-fields-message.ts';

const show: ToCardFields = {
  kind: 'show', fields: ['number', 'cvc'], locale: 'en', direction: 'ltr', look: { '--fl-text': '#fff' }, fonts: [], scheme: 'dark', fontPx: 16, now: 1,
  words: Object.fromEntries(cardFieldWordKeys.map((key) => [key, key])) as never,
};
const font = { family: 'Inter', address: 'http://arena.localhost/inter.woff2', weight: '400', unicodeRange: 'U+0-10FFFF' };
const toFields = (change: object) => readMessage(toCardFields, { channel: 'card-fields', message: { ...show, ...change } });

test('what was written is read', () => {
  const all = { ...show, fonts: [font] };
  expect(readMessage(toCardFields, asMessage(all))).toEqual(all);
});

describe('what the fields are told is refused with', () => {
  test.each<[string, object]>([
    ['no field', { fields: [] }], ['an unknown field', { fields: ['pin'] }], ['five fields', { fields: Array.from({ length: 5 }, () => 'cvc') }],
    ['a word missing', { words: {} }], ['a word without end', { words: { ...show.words, cvc: 'x'.repeat(401) } }], ['words as a list', { words: ['cvc'] }],
    ['a look that is a number', { look: { '--fl-text': 7 } }], ['a look without end', { look: Object.fromEntries(Array.from({ length: 61 }, (_, count) => [`--${count}`, '1'])) }],
    ['fonts that are none', { fonts: [{ family: 'Inter' }] }], ['a font that is nothing', { fonts: [null] }], ['an address without end', { fonts: [{ ...font, address: 'x'.repeat(401) }] }], ['fonts without end', { fonts: Array.from({ length: 9 }, () => font) }],
    ['text of no size', { fontPx: 0 }], ['another scheme', { scheme: 'sepia' }], ['another kind', { kind: 'read' }],
  ])('%s', (_why, change) => {
    expect(toFields(change)).toBeUndefined();
  });
});

describe('what the fields tell', () => {
  const read = (message: object) => readMessage(fromCardFields, { channel: 'card-fields', message });

  test('has no room for a number, a code or a name', () => {
    const token = { kind: 'token', id: 'a', token: 't1', cardType: 'visa', last4Digits: '4242' };
    expect(read({ ...token, number: '4242424242424242', cvc: '123', cardHolder: 'Ada' })).toEqual(token);
    expect(read({ ...token, last4Digits: '4242424242424242' })).toBeUndefined();
  });

  test.each([[{ kind: 'height', height: -1 }], [{ kind: 'height', height: 2001 }], [{ kind: 'token', id: '', token: 't' }], [{ kind: 'token', id: 'a', token: '' }], [{ kind: 'submit', id: 'a' }], [null], ['loaded']])('%j is nothing', (message) => {
    expect(read(message as object)).toBeUndefined();
  });
});

test.each([null, 'text', 7, [], {}, { channel: 'other', message: show }, { message: show }, { channel: 'card-fields' }])('%j is no message', (data) => {
  expect(readMessage(toCardFields, data)).toBeUndefined();
});
