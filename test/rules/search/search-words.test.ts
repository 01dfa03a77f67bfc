import { expect, test } from 'vitest';
import { searchWords } from '../../../src/rules/search/search-words.ts';

test.each([
  ['  the harbour ', 'the harbour'], ['100%', '100%'], [`"it's"`, `"it's"`], ['', ''], ['   ', ''], ['x'.repeat(5000), 'x'.repeat(200)], ['😀'.repeat(300), '😀'.repeat(200)], [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
])('%j', (typed, words) => expect(searchWords(typed)).toBe(words));
