import { expect, test } from 'vitest';
import { sameLanguage } from '../../../../src/rules/playback/tracks/same-language.ts';

test.each([
  ['en', 'en', 2], ['en', 'EN', 2], ['eng', 'en', 2], ['spa', 'es', 2], ['pt-br', 'pt-BR', 2],
  ['es-419', 'es', 1], ['en-GB', 'en-US', 1], ['zh-Hant', 'zh-Hans', 1],
  ['en', 'es', 0], ['', 'en', 0], ['en', '', 0], ['not a tag', 'en', 0], ['', '', 0],
])('%j and %j are the same language: %d', (one, other, how) => {
  expect(sameLanguage(one, other)).toBe(how);
});
