import { adjacentVods } from '../../../contracts/playback/adjacent-vods.ts';
import { adjacentInWatchlistQuery, madeWatchlist, namedWatchlist, newWatchlist, renamedWatchlist, reorderedWatchlist } from '../../../contracts/lists/own-lists.ts';
import { changedBy } from '../../../contracts/lists/watchlist.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';
import { madeForPartner } from '../../partner-list-ids.ts';

const member = { auth: 'member', exposure: 'partner' } as const;
const changesList = { subject: 'lists', ids: ({ id }: { id: string }) => [id] } as const;

/** @source spec 1 §7 "POST watchlists | name | id" */
export const makeWatchlist = defineCall({
  name: 'makeWatchlist', method: 'POST', ...member, input: newWatchlist, output: madeWatchlist, partnerIds: madeForPartner,
  changes: { subject: 'lists', ids: () => [] },
  request: (body) => ({ path: '/watchlists', body }),
});

/** @source spec 1 §7 "PUT watchlists/{id} | name" */
export const renameWatchlist = defineCall({
  name: 'renameWatchlist', method: 'PUT', ...member, input: renamedWatchlist, output: nothing, changes: changesList,
  request: ({ id, name }) => ({ path: pathOf`/watchlists/${id}`, body: { name } }),
});

/** Of another's list it ends the keeping. It is sent to its end by a page that is left. @source spec 1 §7 "DELETE watchlists/{ownerId}/{id}" */
export const deleteWatchlist = defineCall({
  name: 'deleteWatchlist', method: 'DELETE', ...member, keepalive: true, input: namedWatchlist, output: nothing, changes: changesList,
  request: ({ owner, id }) => ({ path: pathOf`/watchlists/${owner}/${id}` }),
});

/** Brings a deleted list back. chosen: the call, so that undo holds on every device and after the page is closed; the spec shows none */
export const restoreWatchlist = defineCall({
  name: 'restoreWatchlist', method: 'POST', ...member, input: namedWatchlist, output: nothing, changes: changesList,
  request: ({ owner, id }) => ({ path: pathOf`/watchlists/${owner}/${id}/restore` }),
});

/** Keeps another's list among one's own. @source spec 1 §7 "POST watchlists/{ownerId}/{id}/save" */
export const saveWatchlist = defineCall({
  name: 'saveWatchlist', method: 'POST', ...member, input: namedWatchlist, output: nothing, changes: changesList,
  request: ({ owner, id }) => ({ path: pathOf`/watchlists/${owner}/${id}/save` }),
});

/** @source spec 1 §7 "POST new-watchlists/{id}?lastSeen={n} | reordering (first n items)" */
export const reorderWatchlist = defineCall({
  name: 'reorderWatchlist', method: 'POST', ...member, keepalive: true, input: reorderedWatchlist, output: nothing,
  changes: { subject: ({ id }) => changedBy(id), ids: ({ id }) => [id] },
  request: ({ id, content }) => ({ path: pathOf`/new-watchlists/${id}`, query: { lastSeen: content.length }, body: { content } }),
});

/** What comes before and after a title in a list. @source spec 1 §7 "GET watchlists/{owner}/{id}/adjacentTo/{contentId}?size=5" */
export const readAdjacentInWatchlist = defineCall({
  name: 'readAdjacentInWatchlist', method: 'GET', exposure: 'partner', input: adjacentInWatchlistQuery, output: adjacentVods,
  request: ({ owner, id, contentId, size }) => ({ path: pathOf`/watchlists/${owner}/${id}/adjacentTo/${contentId}`, query: { size } }),
});
