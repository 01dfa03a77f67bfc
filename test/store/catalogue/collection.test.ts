import { expect, it } from 'vitest';
import { createCollection } from '../../../src/store/catalogue/collection.ts';
import { fakeContext } from '../../support/fake-context.ts';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';

it('a season tells what it is with its first page, and goes on by the platform’s mark', async () => {
  const context = fakeContext({ answers: { readSeason: ({ lastSeen }: { lastSeen?: string }) => recorded('readSeason', lastSeen ? 'guest: sixty episodes, next page' : 'guest: sixty episodes') } });
  const season = createCollection(context, 'season', '5106');
  await season.load();
  expect(season.facts.value).toMatchObject({ count: 60, season: { id: '5106', episodeCount: 60 }, series: { seriesId: '5006' }, upNext: { id: '510601' } });
  await season.loadMore();
  expect(context.inputsOf('readSeason')).toEqual([{ id: '5106', rpp: 25 }, { id: '5106', rpp: 25, lastSeen: '510604' }]);
  expect(season.items.value).toMatchObject({ status: 'ready', value: { length: 8 } });
});

it('a playlist goes on where its member stopped', async () => {
  const context = fakeContext({ answers: { readPlaylist: recorded('readPlaylist', 'resume: a playlist that was begun') } });
  const playlist = createCollection(context, 'playlist', '4004');
  await playlist.load();
  expect(playlist.facts.value).toMatchObject({ count: 60, upNext: { id: '1001', watchProgress: 21 } });
});

it('one that is not there fails, and comes when asked again', async () => {
  const context = fakeContext({ answers: { readSeason: refused('readSeason', 'guest: no such season') } });
  const season = createCollection(context, 'season', '9999');
  await season.load();
  expect(season.items.value).toMatchObject({ status: 'failed', failure: { code: 'season-not-found' } });
  context.answers = { readSeason: recorded('readSeason', 'guest: no episodes') };
  await season.load();
  expect(season.items.value).toEqual({ status: 'ready', value: [] });
});

it('what was bought is seen', async () => {
  const context = fakeContext({ answers: { readSeason: recorded('readSeason', 'guest: a season') } });
  const season = createCollection(context, 'season', '5101');
  await season.load();
  context.tell({ subject: 'entitlements', ids: [] });
  expect(context.calls).toHaveLength(2);
  season.dispose();
});
