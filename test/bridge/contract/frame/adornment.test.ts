import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { hello } from '../../../../bridge/contract/messages/envelope.ts';

const plain = { x: 1, t: 'hello', v: 1, nonce: 'abcdefghijklmnop' };

it.each([
  ['says nothing of its look', {}, {}],
  ['says all of it', { sdk: 'footlight 0.1.0', locale: 'pt', direction: 'ltr' }, { sdk: 'footlight 0.1.0', locale: 'pt', direction: 'ltr' }],
  ['names its script too long', { sdk: 'x'.repeat(65), locale: 'pt' }, { locale: 'pt' }],
  ['speaks no language', { locale: 'a language', direction: 'rtl' }, { direction: 'rtl' }],
  ['knows no direction', { locale: 'ar', direction: 'down' }, { locale: 'ar' }],
  ['dresses in a number', { tokens: 5, locale: 'ar' }, { locale: 'ar' }],
])('a host is answered that %s', (_what, said, read) => {
  expect(z.parse(hello, { ...plain, ...said })).toEqual({ ...plain, ...read });
});
