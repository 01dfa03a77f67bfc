import { expect, test } from 'vitest';
import { createKeptSearch } from '../../../src/site/overlays/kept-search.ts';

const search = { match: { name: 'search', params: {} }, query: { query: 'ring', facet: 'genre:boxing', sort: 'title', sortDirection: 'DESC' } } as const;
const at = (name: 'vod' | 'account' | 'home') => ({ match: { name, params: {} } as never, query: {} });

test('keeps words and refinements among titles', () => {
  const kept = createKeptSearch();
  for (const place of [search, at('vod'), at('home')]) kept.visit(place);
  expect([kept.words(), kept.refinements('ring'), kept.refinements('other')]).toEqual(['ring', { words: 'ring', facet: 'genre:boxing', sort: 'title', sortDirection: 'DESC' }, {}]);
});

/** @source spec 1 §4.4 "Leaving non-content routes resets search" */
test('forgets them when a route that is not of titles is left', () => {
  const kept = createKeptSearch();
  for (const place of [search, at('account')]) kept.visit(place);
  expect(kept.words()).toBe('ring');
  kept.visit(at('home'));
  expect(kept.words()).toBe('');
});
