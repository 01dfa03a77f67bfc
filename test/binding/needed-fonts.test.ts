import { expect, test } from 'vitest';
import { neededFonts } from '../../src/binding/needed-fonts.ts';
import { testSettings } from '../support/test-settings.ts';

const fontOf = (family: string, languages: string[], file = `/fonts/${family}.woff2`) => ({ family, file, weight: '100 900', unicodeRange: 'U+0-10FFFF', languages });
const settings = { origin: 'https://tenant.test', theme: { ...testSettings.theme, fonts: [fontOf('Latin', []), fontOf('Arabic', ['ar'], 'https://files.test/arabic.woff2')] } };
const filesOf = (used: string, locale: string) => neededFonts(settings, used, locale).map(({ file }) => file);

test.each([
  ['"Latin", "Arabic", serif', 'en', ['https://tenant.test/fonts/Latin.woff2']],
  ['"Latin", "Arabic", serif', 'ar_EG', ['https://tenant.test/fonts/Latin.woff2', 'https://files.test/arabic.woff2']],
  ['"Arabic", serif', 'ar', ['https://files.test/arabic.woff2']],
  ['Inter, sans-serif', 'ar', []],
])('text in %s and the language %s', (used, locale, files) => {
  expect(filesOf(used, locale)).toEqual(files);
});

test('a tenant without fonts of its own needs none', () => {
  expect(neededFonts({ ...settings, theme: { ...testSettings.theme, fonts: undefined } }, '"Latin"', 'en')).toEqual([]);
});
