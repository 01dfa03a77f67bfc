import { expect, test } from 'vitest';
import { languageName } from '../../../src/rules/realm/language-name.ts';

test.each([
  ['en', 'English'], ['es', 'Español'], ['pt', 'Português'], ['pt-BR', 'Português (Brasil)'], ['ar', 'العربية'], ['', undefined], ['no such', undefined],
])('%s calls itself %s', (language, name) => {
  expect(languageName(language)).toBe(name);
});
