import { nothing } from '../../../contracts/wire/nothing.ts';
import { addToWatchlist, changedBy, partnerWatchlistContent, partnerWatchlistPage, removeFromWatchlist, watchlistContent, watchlistPage, watchlistQuery, watchlistsQuery } from '../../../contracts/lists/watchlist.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';
import { listForPartner, pageForPartner } from '../../partner-list-ids.ts';

/** The viewer's lists. The heart uses the system list of type FAVOURITES. @source spec 1 §7 Watchlists */
export const readWatchlists = defineCall({
  name: 'readWatchlists', method: 'GET', auth: 'member', exposure: 'partner',
  input: watchlistsQuery, output: watchlistPage, partnerOutput: partnerWatchlistPage, partnerIds: pageForPartner,
  request: (query) => ({ path: '/watchlists', query }),
});

/** A list; one that was shared is open to guests too. @source spec 1 §7 "GET new-watchlists/{id}?rpp=25 (&lastSeen)" */
export const readWatchlistContent = defineCall({
  name: 'readWatchlistContent', method: 'GET', exposure: 'partner',
  input: watchlistQuery, output: watchlistContent, partnerOutput: partnerWatchlistContent, partnerIds: listForPartner,
  request: ({ id, ...query }) => ({ path: pathOf`/new-watchlists/${id}`, query }),
});

/** It is sent to its end by a page that is left. @source spec 1 §7 "POST new-watchlists/{id}/content" */
export const addWatchlistContent = defineCall({
  name: 'addWatchlistContent', method: 'POST', auth: 'member', exposure: 'partner', keepalive: true,
  input: addToWatchlist, output: nothing,
  changes: { subject: ({ id }) => changedBy(id), ids: ({ content }) => content.map((entry) => entry.id) },
  request: ({ id, ...body }) => ({ path: pathOf`/new-watchlists/${id}/content`, body }),
});

/** It is sent to its end by a page that is left. @source spec 1 §7 "DELETE new-watchlists/{id}/content/{contentType}/{contentId}" */
export const removeWatchlistContent = defineCall({
  name: 'removeWatchlistContent', method: 'DELETE', auth: 'member', exposure: 'partner', keepalive: true,
  input: removeFromWatchlist, output: nothing,
  changes: { subject: ({ id }) => changedBy(id), ids: ({ contentId }) => [contentId] },
  request: ({ id, contentType, contentId }) => ({
    path: pathOf`/new-watchlists/${id}/content/${contentType}/${contentId}`,
  }),
});
