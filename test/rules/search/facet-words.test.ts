import { describe, expect, it } from 'vitest';
import { facetValuesIn, withToggled } from '../../../src/rules/search/facet-words.ts';
import { nextSort, type SortChoice } from '../../../src/rules/search/next-sort.ts';
import { searchWaitMs } from '../../../src/rules/search/search-wait.ts';

describe('facets in an address', () => {
  it.each([
    [undefined, []], ['', []], ['football', []], [':football', []], ['genre:', []],
    ['genre:football', [{ facet: 'genre', value: 'football' }]],
    ['genre:football  genre:football year:2026', [{ facet: 'genre', value: 'football' }, { facet: 'year', value: '2026' }]],
    ['at:12:30', [{ facet: 'at', value: '12:30' }]],
  ])('%j names %j', (text, values) => expect(facetValuesIn(text)).toEqual(values));

  it.each([
    [undefined, 'genre:football'], ['genre:football', undefined], ['year:2026', 'year:2026 genre:football'], ['year:2026 genre:football', 'year:2026'],
  ])('%j after a press on football is %j', (text, next) => expect(withToggled(text, { facet: 'genre', value: 'football' })).toBe(next));
});

/** @source spec 1 §4.4 "Sort direction toggles ASC and DESC on each press; the relevance sort has no direction" */
describe('the next order', () => {
  const none: SortChoice = { sort: undefined, sortDirection: undefined };
  it.each<[SortChoice, string, SortChoice]>([
    [none, 'title', { sort: 'title', sortDirection: 'ASC' }],
    [{ sort: 'title', sortDirection: 'ASC' }, 'title', { sort: 'title', sortDirection: 'DESC' }],
    [{ sort: 'title', sortDirection: 'DESC' }, 'title', { sort: 'title', sortDirection: 'ASC' }],
    [{ sort: 'title', sortDirection: undefined }, 'title', { sort: 'title', sortDirection: 'DESC' }],
    [{ sort: 'title', sortDirection: 'DESC' }, 'year', { sort: 'year', sortDirection: 'ASC' }],
    [{ sort: 'title', sortDirection: 'DESC' }, 'relevance', none],
    [none, 'relevance', none],
  ])('of %j and %s is %j', (now, pressed, next) => expect(nextSort(now, pressed)).toEqual(next));
});

/** @source spec 1 §5, §9 "Search debounce 2000 ms (1-2 characters) and 1000 ms (3 or more)" */
it.each([['', 0], ['   ', 0], ['a', 2000], ['ab', 2000], [' ab ', 2000], ['🏃🏃', 2000], ['abc', 1000], ['harbour', 1000]])('%j waits %i ms', (query, ms) => expect(searchWaitMs(query)).toBe(ms));
