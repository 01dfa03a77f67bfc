// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { wantedLanguage } from '../../src/runtime/wanted-language.ts';

afterEach(() => {
  document.documentElement.removeAttribute('lang');
  vi.restoreAllMocks();
});

const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

test.each([
  ['en_US', undefined, 'en-US'], ['pt-BR', undefined, 'pt-BR'], ['en', 'pt_BR', 'pt-BR'], ['', undefined, undefined], ['', 'ar', 'ar'],
])('a page with lang=%j and an element with locale %j asks for %j, without a word', (lang, locale, wanted) => {
  const warn = warnings();
  document.documentElement.lang = lang;
  expect(wantedLanguage(locale)).toBe(wanted);
  expect(warn).not.toHaveBeenCalled();
});

test('a language that is none is left out, and the page’s author reads which and what to write', async () => {
  const warn = warnings();
  document.documentElement.lang = 'English (US)';
  expect(wantedLanguage(undefined)).toBeUndefined();
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/"English \(US\)" is no language tag.*lang="en"/)]]);
});
