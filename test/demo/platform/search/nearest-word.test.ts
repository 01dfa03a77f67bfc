import { expect, test } from 'vitest';
import { nearestWord } from '../../../../demo/platform/search/nearest-word.ts';

const words = ['alien', 'alex', 'ale', 'godfather', 'god', 'inception', 'invention', 'terminator', 'terminal', 'مكتب', 'ليل'];

test.each([
  ['two letters the wrong way round', 'alein', 'alien'], ['a letter too many', 'godfatther', 'godfather'], ['a letter too few', 'termnator', 'terminator'],
  ['two slips in a long word', 'incpetoin', 'inception'], ['a beginning with a slip', 'godfaht', 'godfather'], ['another letter', 'مكتت', 'مكتب'],
  ['nothing near', 'zzqxvw', undefined], ['two letters, where anything is near', 'zo', undefined],
])('%s: %s is %s', (_slip, typed, meant) => expect(nearestWord(typed, words)).toBe(meant));

test('of words as near, the one that begins so, then the shorter one', () => {
  expect([nearestWord('hart', ['cart', 'harp']), nearestWord('hart', ['harts', 'harty', 'hard'])]).toEqual(['harp', 'harts']);
});
