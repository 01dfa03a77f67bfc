import { expect, it } from 'vitest';
import { searchDestination } from '../../../src/rules/search/search-destination.ts';

it.each([['ring', { query: 'ring' }], ['  ring side ', { query: 'ring side' }], ['', undefined], ['   ', undefined]])('%j leads to the shelves searched by %j', (words, query) => {
  expect(searchDestination(words)).toEqual({ name: 'section', params: { id: 'explore' }, ...(query && { query }) });
});
