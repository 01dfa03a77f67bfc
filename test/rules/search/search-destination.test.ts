import { expect, it } from 'vitest';
import { searchDestination } from '../../../src/rules/search/search-destination.ts';

it.each([['ring', { query: 'ring' }], ['  ring side ', { query: 'ring side' }], ['', undefined], ['   ', undefined]])('%j leads to the search for %j', (words, query) => {
  expect(searchDestination(words)).toEqual({ name: 'search', ...(query && { query }) });
});

it('carries what it is narrowed and sorted by, and no direction without an order', () => {
  expect(searchDestination('ring', { facet: 'genre:boxing', sort: 'title', sortDirection: 'DESC' })).toEqual({ name: 'search', query: { query: 'ring', facet: 'genre:boxing', sort: 'title', sortDirection: 'DESC' } });
  expect(searchDestination('', { facet: 'genre:boxing', sortDirection: 'DESC' })).toEqual({ name: 'search', query: { facet: 'genre:boxing' } });
});
