import { expect, test } from 'vitest';
import { hashOfCode, normalisedCode } from '../../../../../demo/platform/purchase/vouchers/voucher-code.ts';

test.each([
  ['as it is printed', 'WELCOME20'], ['in small letters', 'welcome20'], ['with spaces around it', '  WELCOME20\t'], ['in groups', 'WEL-COME 20'], ['with a dash of a word processor', 'WEL–COME20'], ['in wide letters', 'ＷＥＬＣＯＭＥ２０'],
])('a code %s is the same code', (_how, typed) => {
  expect(normalisedCode(typed)).toBe('WELCOME20');
  expect(hashOfCode('arena', typed)).toBe(hashOfCode('arena', 'WELCOME20'));
});

test('another tenant’s code is another one, and a hash does not show its code', () => {
  expect(hashOfCode('cinema', 'WELCOME20')).not.toBe(hashOfCode('arena', 'WELCOME20'));
  expect(hashOfCode('arena', 'WELCOME20')).toMatch(/^[\w-]{43}$/);
});
