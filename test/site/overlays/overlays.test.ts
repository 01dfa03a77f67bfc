import { expect, test } from 'vitest';
import { searchFragment, wordsOfHash } from '../../../src/site/overlays/search-fragment.ts';
import { createOverlays, overlayNames, overlayOfHash } from '../../../src/site/overlays/overlays.ts';

test('one overlay is open at a time, and closes by its own name alone', () => {
  const overlays = createOverlays();
  overlays.open('live-now');
  overlays.open('search');
  overlays.close('live-now');
  expect(overlays.shown.value).toBe('search');
  overlays.close('search');
  expect(overlays.shown.value).toBeUndefined();
});

test.each([['#search', 'search'], ['#search=ring', 'search'], ['#search=', 'search'], ['#searching', undefined], ['', undefined], ['#content', undefined], ['#live-now', undefined], ['#SEARCH', undefined]])('the fragment %j opens %s', (hash, name) => {
  expect(overlayOfHash(hash)).toBe(name);
});

test('every overlay has a name of its own', () => expect(new Set(overlayNames).size).toBe(overlayNames.length));

test.each([['#search=ring%20side', 'ring side'], ['#search=100%', ''], ['#search', ''], ['#other=ring', ''], [searchFragment('a & b = c'), 'a & b = c'], [searchFragment(), '']])('the fragment %j searches for %j', (hash, words) => {
  expect(wordsOfHash(hash)).toBe(words);
});
