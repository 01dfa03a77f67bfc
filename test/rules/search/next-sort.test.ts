import { expect, test } from 'vitest';
import { nextSort } from '../../../src/rules/search/next-sort.ts';

const none = { sort: undefined, sortDirection: undefined };

/** @source spec 1 §4.4 "Sort direction toggles ASC and DESC on each press; the relevance sort has no direction" */
test.each([
  [none, 'title', { sort: 'title', sortDirection: 'ASC' }],
  [{ sort: 'title', sortDirection: 'ASC' }, 'title', { sort: 'title', sortDirection: 'DESC' }],
  [{ sort: 'title', sortDirection: 'DESC' }, 'title', { sort: 'title', sortDirection: 'ASC' }],
  [{ sort: 'title', sortDirection: 'DESC' }, 'year', { sort: 'year', sortDirection: 'ASC' }],
  [{ sort: 'title', sortDirection: 'DESC' }, 'relevance', none],
  [none, 'relevance', none],
] as const)('%o and a press on %s are %o', (before, pressed, after) => expect(nextSort(before, pressed)).toEqual(after));
