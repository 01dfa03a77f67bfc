import { expect, it } from 'vitest';
import { listContextQuery } from '../../../src/rules/catalogue/list-context.ts';

// Spec 1 §2.3 "List context is added as query parameters (seasonId, seriesId, playlistId, watchlistId, owner)".
it.each([
  ['all of them', { seasonId: 's', seriesId: 'r', playlistId: 'p', watchlistId: 'w', owner: 'o' }, { seasonId: 's', seriesId: 'r', playlistId: 'p', watchlistId: 'w', owner: 'o' }],
  ['none', {}, {}],
  ['a watchlist without its owner', { watchlistId: 'w', playlistId: 'p' }, { playlistId: 'p' }],
  ['an owner without a watchlist', { owner: 'o' }, {}],
  ['an empty one', { seasonId: '', seriesId: 'r' }, { seriesId: 'r' }],
])('%s', (_, context, query) => {
  expect(listContextQuery(context)).toEqual(query);
});
