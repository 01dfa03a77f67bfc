import * as z from 'zod/mini';
import { knownContentType } from '../../../src/contracts/catalogue/content-type.ts';
import { watchlistContent, watchlistEntry } from '../../../src/contracts/lists/watchlist.ts';
import { adjacentVods } from '../../../src/contracts/playback/adjacent-vods.ts';
import { nothing } from '../../../src/contracts/wire/nothing.ts';
import { itemsOf } from '../catalogue/bucket-pages.ts';
import { around } from '../playback/beside/adjacent-vods.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';
import type { MemberCaller } from '../server/request-caller.ts';
import { describedLists, presentedTitles } from './described-lists.ts';
import { changeList, foundList, ownList } from './found-list.ts';
import { addEntries, entriesOf, mostEntries, type PlacedEntry, removeEntry, reorderEntries } from './list-entries.ts';
import { sent } from '../../../src/contracts/wire/sent-text.ts';

const rpp = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25);
const contentEntries = z.array(watchlistEntry).check(z.minLength(1), z.maxLength(mostEntries));

/** After which entry a page begins: the id, and the place that it had, for when it is taken out meanwhile. */
const cursorOf = ({ id, place }: PlacedEntry): string => `${id}~${place}`;

/** @throws PlatformError 400 `BAD_REQUEST` */
function startAfter(all: readonly PlacedEntry[], lastSeen: string | undefined): number {
  if (lastSeen === undefined) return 0;
  const [id = '', place = ''] = lastSeen.split('~');
  const at = all.findIndex((entry) => entry.id === id);
  if (at >= 0) return at + 1;
  if (!/^[\d.]+$/.test(place)) throw new PlatformError(400, 'BAD_REQUEST', 'This list holds no such item.', { field: 'lastSeen' });
  const next = all.findIndex((entry) => entry.place < Number(place));
  return next < 0 ? all.length : next;
}

/** A page of a list. What the catalogue has no more counts and is not shown. */
export async function pageOfEntries(caller: MemberCaller, all: readonly PlacedEntry[], size: number, lastSeen: string | undefined) {
  const start = startAfter(all, lastSeen);
  const page = all.slice(start, start + size);
  const last = page.at(-1);
  return { titles: await presentedTitles(caller, page.map(({ id }) => id)), paging: { moreDataAvailable: all.length > start + size, ...(last ? { lastSeen: cursorOf(last) } : {}) } };
}

async function answerContent({ id, rpp: size, lastSeen }: { id: string; rpp: number; lastSeen?: string | undefined }, caller: MemberCaller) {
  const list = await foundList(caller, id);
  const { titles, paging } = await pageOfEntries(caller, await entriesOf(caller.context.db, list), size, lastSeen);
  const [described] = await describedLists(caller, [list]);
  return { ...described!, content: titles, pagingInfo: paging };
}

/** @throws PlatformError 404 `content-not-found`, 409 `watchlist-item-duplicated`, `watchlist-full` */
async function answerAdd({ id, content }: { id: string; content: { id: string }[] }, caller: MemberCaller) {
  const list = await ownList(caller, id);
  const known = await itemsOf(caller, content.map((entry) => entry.id));
  if (content.some((entry) => !known.has(entry.id))) throw new PlatformError(404, 'content-not-found', 'No such title.');
  const ids = content.map((entry) => entry.id);
  await changeList(caller, list, ids, async (tx) => {
    const fresh = await addEntries(tx, list, ids);
    // A heart that is pressed on two devices is full on both; who chose a list is told that nothing was to do.
    if (fresh === 0 && list.row) throw new PlatformError(409, 'watchlist-item-duplicated', 'This title is on the list already.');
  });
  return {};
}

/** @throws PlatformError 400 `BAD_REQUEST` for an order that names a title twice, or another number of them than it says */
async function answerReorder({ id, lastSeen, content }: { id: string; lastSeen: number; content: { id: string }[] }, caller: MemberCaller) {
  const list = await ownList(caller, id);
  const ids = content.map((entry) => entry.id);
  if (new Set(ids).size !== ids.length || ids.length !== lastSeen) throw new PlatformError(400, 'BAD_REQUEST', 'An order names each of the first titles once.', { field: 'content' });
  await changeList(caller, list, ids, (tx) => reorderEntries(tx, list, ids));
  return {};
}

/** What plays before and after a title in a list; what does not play is passed over. */
async function answerAdjacent({ owner, id, contentId, size }: { owner: string; id: string; contentId: string; size: number }, caller: MemberCaller) {
  const list = await foundList(caller, id, owner);
  const ids = (await entriesOf(caller.context.db, list)).map((entry) => entry.id);
  const rows = await itemsOf(caller, ids);
  const videos = ids.flatMap((each) => rows.get(each) ?? []).filter(({ type }) => type === 'VOD' || type === 'VOD_VIDEO' || type === 'SEASON_VOD');
  return around(caller, videos, contentId, size);
}

/** What is on a list: read, added to, taken out, put in order. Taking out what is not there changes nothing. @source spec 1 §7 Watchlists */
export const listContentRoutes = [
  defineRoute({
    name: 'readWatchlistContent', method: 'GET', path: '/api/v1/new-watchlists/:id', auth: 'guest', output: watchlistContent,
    input: z.object({ id: sent('id'), rpp, lastSeen: z.optional(sent('cursor')) }), answer: answerContent,
  }),
  defineRoute({ name: 'addWatchlistContent', method: 'POST', path: '/api/v1/new-watchlists/:id/content', auth: 'member', ability: 'keep', output: nothing, input: z.object({ id: sent('id'), content: contentEntries }), answer: answerAdd }),
  defineRoute({
    name: 'removeWatchlistContent', method: 'DELETE', path: '/api/v1/new-watchlists/:id/content/:contentType/:contentId', auth: 'member', ability: 'keep', output: nothing,
    input: z.object({ id: sent('id'), contentType: knownContentType, contentId: sent('id') }),
    answer: async ({ id, contentId }, caller) => {
      const list = await ownList(caller, id);
      await changeList(caller, list, [contentId], (tx) => removeEntry(tx, list, contentId));
      return {};
    },
  }),
  defineRoute({
    name: 'reorderWatchlist', method: 'POST', path: '/api/v1/new-watchlists/:id', auth: 'member', ability: 'keep', queryFields: ['lastSeen'], output: nothing,
    input: z.object({ id: sent('id'), lastSeen: z.coerce.number().check(z.int(), z.gte(1)), content: contentEntries }), answer: answerReorder,
  }),
  defineRoute({
    name: 'readAdjacentInWatchlist', method: 'GET', path: '/api/v1/watchlists/:owner/:id/adjacentTo/:contentId', auth: 'guest', output: adjacentVods,
    input: z.object({ owner: sent('id'), id: sent('id'), contentId: sent('id'), size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(25)), 5) }), answer: answerAdjacent,
  }),
];
