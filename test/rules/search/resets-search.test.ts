import { expect, test } from 'vitest';
import { resetsSearch } from '../../../src/rules/search/resets-search.ts';

/** @source spec 1 §4.4 "Leaving non-content routes resets search" */
test.each([['home', false], ['vod', false], ['live', false], ['search', false], ['series', false], ['grid', false], ['account', true], ['login', true], ['purchase', true], ['preferences', true], [undefined, true]] as const)(
  'leaving %s: %s', (left, resets) => expect(resetsSearch(left)).toBe(resets));
