import { describe, expect, it, vi } from 'vitest';
import { createAdjacentSeasons, createSeries } from '../../../src/store/catalogue/seasons.ts';
import { listedSeasons } from '../../../src/rules/catalogue/seasons/season-cache.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { fakeContext, member, refusal } from '../../support/fake-context.ts';

const seasons = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ id: `s${from + at}`, title: `Season ${from + at}`, episodeCount: 2 }));

const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => ({ id: String(from + at), title: `Season ${from + at}`, episodeCount: 2 }));

/** A series of so many seasons, 25 to each side. */
const around = (count: number) => ({ seasonId }: { seasonId: string }) => {
  const at = Number(seasonId.slice(1));
  return { precedingSeasons: seasons(Math.max(1, at - 25), at - 1), followingSeasons: seasons(at + 1, Math.min(count, at + 25)) };
};

describe('the seasons of a series', () => {
  it('come with it, thirty in two pages, and the empty one is not listed', async () => {
    const context = fakeContext();
    const series = createSeries(context, '5007');
    await series.load();
    expect(series.facts.value).toMatchObject({ status: 'ready', value: { about: { id: '5007' } } });
    expect([series.cache.value.seasons.length, listedSeasons(series.cache.value).length, series.cache.value.hasMoreAfter]).toEqual([25, 24, true]);
    await series.fetch('after');
    expect(context.inputsOf('readSeries')).toMatchObject([{ id: '5007' }, { id: '5007', lastSeen: '5725' }]);
    expect(context.inputsOf('readAdjacentSeasons')).toEqual([]);
    expect([series.cache.value.seasons.length, series.cache.value.hasMoreAfter]).toEqual([30, false]);
  });

  it.each([['5728', ['5703', '5730', true, false]], ['5702', ['5701', '5725', false, true]], ['9999', ['5701', '5725', false, true]]])('come around %s, where that is one of it and comes later', async (wanted, expected) => {
    const own = (id: string) => ({ ...recorded('readSeason', 'guest: a season'), id, series: { seriesId: '5007', title: 'The series' }, title: `Season ${id}` });
    const context = fakeContext({ answers: {
      readSeries: recorded('readSeries', 'guest: thirty seasons'),
      readSeason: ({ id }: { id: string }) => (id === '5728' ? own(id) : Promise.reject(refusal('readSeason', 404))),
      readAdjacentSeasons: { precedingSeasons: numbered(5703, 5727), followingSeasons: numbered(5729, 5730) },
    } });
    const series = createSeries(context, '5007', wanted);
    await series.load();
    const { seasons: known, hasMoreBefore, hasMoreAfter, error } = series.cache.value;
    expect([known[0]?.id, known.at(-1)?.id, hasMoreBefore, hasMoreAfter]).toEqual(expected);
    expect([error, series.facts.value.status]).toEqual([undefined, 'ready']);
  });

  it('go on by themselves while a page has none with episodes', async () => {
    const page = recorded('readSeries', 'guest: thirty seasons');
    const empty = numbered(5701, 5725).map((season) => ({ ...season, episodeCount: 0 }));
    const context = fakeContext({ answers: { readSeries: ({ lastSeen }: { lastSeen?: string }) => ({ ...page, seasons: lastSeen ? numbered(5726, 5730) : empty }) } });
    const series = createSeries(context, '5007');
    await series.load();
    expect(listedSeasons(series.cache.value).map(({ id }) => id)).toEqual(['5726', '5727', '5728', '5729', '5730']);
  });

  it('say what failed, and come when somebody asks again', async () => {
    const context = fakeContext({ answers: { readSeries: () => Promise.reject(refusal('readSeries')) } });
    const series = createSeries(context, '5001');
    await series.load();
    expect([series.facts.value.status, series.cache.value.error]).toEqual(['failed', 'seasonsFailed']);
    context.answers = fakeContext().answers;
    await series.retry();
    expect([series.facts.value.status, series.cache.value.error, series.cache.value.seasons.length]).toEqual(['ready', undefined, 1]);
  });

  it('are asked for again for another viewer', async () => {
    const context = fakeContext();
    const series = createSeries(context, '5001');
    await series.load();
    context.viewer.value = member;
    await vi.waitFor(() => expect(context.inputsOf('readSeries')).toHaveLength(2));
    series.dispose();
  });
});

describe('the seasons around one', () => {
  const target = { id: 's40', title: 'Season 40', episodeCount: 2 };

  it('grow to both sides, one fetch at a time', async () => {
    const context = fakeContext({ answers: { readAdjacentSeasons: around(70) } });
    const slice = createAdjacentSeasons(context, '5007', target);
    await slice.load();
    expect([slice.cache.value.seasons[0]?.id, slice.cache.value.seasons.at(-1)?.id]).toEqual(['s15', 's65']);
    const before = slice.fetch('before');
    await slice.fetch('after');
    await before;
    expect(context.inputsOf('readAdjacentSeasons')).toMatchObject([{ seasonId: 's40' }, { seasonId: 's15' }]);
    await slice.fetch('after');
    expect([slice.cache.value.seasons[0]?.id, slice.cache.value.seasons.at(-1)?.id, slice.cache.value.hasMoreBefore, slice.cache.value.hasMoreAfter]).toEqual(['s1', 's70', false, false]);
  });

  it.each([['before', 'previousSeasonsFailed', 's15'], ['after', 'moreSeasonsFailed', 's65']] as const)('%s fails in words of its own, is then left alone, and is tried again by hand', async (side, error, edge) => {
    const context = fakeContext({ answers: { readAdjacentSeasons: around(70) } });
    const slice = createAdjacentSeasons(context, '5007', target);
    await slice.load();
    context.answers = { readAdjacentSeasons: () => Promise.reject(refusal('readAdjacentSeasons')) };
    await slice.fetch(side);
    expect([slice.cache.value.error, slice.cache.value.seasons.length]).toEqual([error, 51]);
    await slice.fetch('before');
    await slice.fetch('after');
    expect(context.calls).toHaveLength(2);
    context.answers = { readAdjacentSeasons: around(70) };
    await slice.retry();
    expect(context.inputsOf('readAdjacentSeasons').at(-1)).toMatchObject({ seasonId: edge });
    expect(slice.cache.value.error).toBeUndefined();
  });
});
