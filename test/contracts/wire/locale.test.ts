import { expect, it } from 'vitest';
import { languageTagOf, locale } from '../../../src/contracts/wire/locale.ts';

it.each([
  ['en', 'en'], ['en_US', 'en-US'], ['en-US', 'en-US'], ['zh_Hant_TW', 'zh-Hant-TW'], ['ar', 'ar'],
])('%s is %s, which Intl takes', (written, tag) => {
  expect([languageTagOf(written), locale.parse(written)]).toEqual([tag, tag]);
  expect(() => new Intl.NumberFormat(tag)).not.toThrow();
});

it.each(['', 'English please', 'e', 'en-', '*', 'en_US.UTF-8', '<b>'])('%j is no language tag, and Intl never sees it', (written) => {
  expect([languageTagOf(written), locale.safeParse(written).success]).toEqual([undefined, false]);
});

it.each([7, null, undefined, ['en']])('%j is no locale', (value) => {
  expect(locale.safeParse(value).success).toBe(false);
});
