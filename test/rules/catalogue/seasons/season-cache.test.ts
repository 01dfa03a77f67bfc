import { describe, expect, it } from 'vitest';
import {
  edgeToFetch, emptySeasonCache, listedSeasons, seasonFailures, type SeasonCache, whileLoading, withAdjacent, withAppended, withBoundaries, withFailure, withList, withoutFailure, withPrepended,
} from '../../../../src/rules/catalogue/seasons/season-cache.ts';
import { fallbackTexts } from '../../../../src/rules/realm/fallback-texts.ts';

const seasons = (from: number, to: number, episodeCount = 3) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ id: `s${from + at}`, title: `Season ${from + at}`, episodeCount }));
const idsOf = (cache: SeasonCache) => cache.seasons.map(({ id }) => id);
const around = (before: [number, number], after: [number, number]) => ({ precedingSeasons: seasons(...before), followingSeasons: seasons(...after) });
const none: [number, number] = [1, 0];
const [target] = seasons(40, 40) as [ReturnType<typeof seasons>[number]];

/** @source spec 1 §5 "More seasons exist when exactly 25 are returned" */
describe.each([[0, false], [1, false], [24, false], [25, true], [26, false]])('%i seasons', (count, more) => {
  it.each([
    ['in the list', withList(emptySeasonCache, seasons(1, count)), 'hasMoreAfter'],
    ['after the target', withAdjacent(emptySeasonCache, target, around(none, [41, 40 + count])), 'hasMoreAfter'],
    ['before the target', withAdjacent(emptySeasonCache, target, around([40 - count, 39], none)), 'hasMoreBefore'],
    ['appended', withAppended(withList(emptySeasonCache, seasons(1, 2)), around(none, [3, 2 + count])), 'hasMoreAfter'],
    ['prepended', withPrepended(withAdjacent(emptySeasonCache, target, around(none, none)), around([40 - count, 39], none)), 'hasMoreBefore'],
  ] as const)(`%s: more is ${String(more)}`, (_case, cache, flag) => expect(cache[flag]).toBe(more));
});

/** @source spec 1 §4.5 */
describe('the order of the seasons', () => {
  it('is the list, then what is appended', () => expect(idsOf(withAppended(withList(emptySeasonCache, seasons(1, 2)), around(none, [3, 4])))).toEqual(['s1', 's2', 's3', 's4']));
  it('has the target between its neighbours', () => expect(idsOf(withAdjacent(emptySeasonCache, target, around([38, 39], [41, 41])))).toEqual(['s38', 's39', 's40', 's41']));
  it('begins with what is prepended', () => expect(idsOf(withPrepended(withAdjacent(emptySeasonCache, target, around(none, none)), around([38, 39], none)))).toEqual(['s38', 's39', 's40']));
  it('has a season once where pages overlap', () => expect(idsOf(withAppended(withList(emptySeasonCache, seasons(1, 3)), around(none, [3, 4])))).toEqual(['s1', 's2', 's3', 's4']));
  it('knows nothing before the first of the list', () => expect(withList(emptySeasonCache, seasons(1, 25)).hasMoreBefore).toBe(false));
});

/** @source spec 1 §4.5 "a fetch is ignored while loading or after an error" */
describe('a fetch', () => {
  const full = withBoundaries(withList(emptySeasonCache, seasons(1, 25)), { hasMoreBefore: true, hasMoreAfter: true });
  it.each([
    ['after the last season', full, 'after', 's25'],
    ['before the first season', full, 'before', 's1'],
    ['ignored while loading', whileLoading(full), 'after', undefined],
    ['ignored after an error', withFailure(full, 'after'), 'before', undefined],
    ['made again when somebody asks', withoutFailure(withFailure(full, 'after')), 'after', 's25'],
    ['not made where nothing follows', withBoundaries(full, { hasMoreAfter: false }), 'after', undefined],
    ['not made where nothing precedes', withBoundaries(full, { hasMoreBefore: false }), 'before', undefined],
  ] as const)('is %s', (_case, cache, side, edge) => expect(edgeToFetch(cache, side)?.id).toBe(edge));
});

/** @source spec 1 §8 "Seasons" */
it.each([['list', 'Failed to load seasons'], ['after', 'Failed to load more seasons'], ['before', 'Failed to load previous seasons']] as const)('a failure of %s says "%s"', (part, words) => {
  expect(withFailure(whileLoading(emptySeasonCache), part)).toMatchObject({ error: seasonFailures[part], isLoading: false });
  expect(fallbackTexts[seasonFailures[part]]).toBe(words);
});

/** @source spec 1 §5 "A season with episodeCount 0 is not listed" */
it('a season without episodes is not listed, and more is still asked for beside it', () => {
  const cache = withList(emptySeasonCache, [...seasons(1, 24), ...seasons(25, 25, 0)]);
  expect([listedSeasons(cache).length, edgeToFetch(cache, 'after')?.id]).toEqual([24, 's25']);
});
