import { expect, test } from 'vitest';
import { searchWaitMs } from '../../../src/rules/search/search-wait.ts';

/** @source spec 1 §5, §9 "Search debounce 2000 ms (1-2 characters) and 1000 ms (3 or more)" */
test.each([['', 0], ['   ', 0], ['a', 2000], ['ab', 2000], [' ab ', 2000], ['abc', 1000], ['a whole title', 1000], ['😀', 2000], ['😀😀', 2000], ['ليل', 1000]])('%j waits %i ms', (query, waitMs) => expect(searchWaitMs(query)).toBe(waitMs));
