import { describe, expect, it } from 'vitest';
import { isNameGiven, isNameLong, listProblem, nameLength } from '../../../src/rules/lists/list-name.ts';

describe('a name', () => {
  // Spec 1 §5 "at most 60 characters; the Save button is disabled while the name is empty".
  it.each([
    ['empty', '', 0, false, false], ['of spaces', '   ', 0, false, false], ['of one letter', ' a ', 1, true, false],
    ['of 60', 'n'.repeat(60), 60, true, false], ['of 61', 'n'.repeat(61), 61, true, true], ['of 60 pictures', '😀'.repeat(60), 60, true, false],
  ])('%s', (_, name, length, isGiven, isLong) => {
    expect([nameLength(name), isNameGiven(name), isNameLong(name)]).toEqual([length, isGiven, isLong]);
  });

  // Spec 1 §8 "a duplicate shows duplicatedItemMessage; a too-long name shows '{hash}'", §5 "otherwise a generic error".
  it.each([
    ['notWhileImpersonating', 'notWhileImpersonating'], ['watchlist-name-too-long', 'watchlistNameTooLong'], ['watchlist-item-duplicated', 'duplicatedItemMessage'], ['watchlist-full', 'listFull'],
    ['too-many-watchlists', 'tooManyLists'], ['watchlist-not-found', 'listGone'], ['unreachable', 'listOffline'], ['fault', 'listActionFailed'], ['constructor', 'listActionFailed'],
  ])('that fails with %s says %s', (code, key) => {
    expect(listProblem({ code })).toBe(key);
  });
});
