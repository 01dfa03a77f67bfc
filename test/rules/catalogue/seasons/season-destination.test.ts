import { expect, it } from 'vitest';
import { seasonDestination } from '../../../../src/rules/catalogue/seasons/season-destination.ts';

const season = { id: '5703', title: 'Season 3', episodeCount: 2 };

/** @source spec 1 §2.4 "keeping list context (season, series, and watchlist only when both watchlistId and owner are present)" */
it.each([
  [{}, { seasonId: '5703', seriesId: '5007' }],
  [{ watchlistId: 'w', owner: 'o' }, { seasonId: '5703', seriesId: '5007', watchlistId: 'w', owner: 'o' }],
  [{ watchlistId: 'w' }, { seasonId: '5703', seriesId: '5007' }],
  [{ owner: 'o' }, { seasonId: '5703', seriesId: '5007' }],
  [{ playlistId: 'p', seasonId: 'another' }, { seasonId: '5703', seriesId: '5007' }],
])('from %j a season is reached with %j', (list, query) => {
  expect(seasonDestination(season, '5007', list)).toEqual({ name: 'season', params: { seasonId: '5703', seasonTitle: 'season-3' }, query });
});
