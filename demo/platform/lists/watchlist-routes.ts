import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { longestListName, madeWatchlist } from '../../../src/contracts/lists/own-lists.ts';
import { watchlistPage } from '../../../src/contracts/lists/watchlist.ts';
import { nothing } from '../../../src/contracts/wire/nothing.ts';
import { publishChange } from '../changes/publish-change.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';
import type { MemberCaller } from '../server/request-caller.ts';
import { describedLists } from './described-lists.ts';
import { changeList, favouritesList, type FoundList, foundList, guardEnabled, listOfRow, ownList } from './found-list.ts';
import { ownListId } from './partner-list-id.ts';
import { addList, dropSaved, findRow, isOver, listsOf, renameList, saveList, setDeleted } from './list-store.ts';
import { sent } from '../../../src/contracts/wire/sent-text.ts';

const rpp = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25);
const named = z.object({ ownerId: sent('id'), id: sent('id') });

/** chosen: what is counted are characters as people see most of them, code points, without spaces around */
function checkedName(given: string): string {
  const name = given.replace(/\p{Cc}+/gu, ' ').trim();
  if (name === '') throw new PlatformError(400, 'watchlist-name-empty', 'A list needs a name.', { field: 'name' });
  if ([...name].length > longestListName) throw new PlatformError(400, 'watchlist-name-too-long', `A name has at most ${longestListName} characters.`, { field: 'name' });
  return name;
}

/** A page of the viewer's lists: the favourites, then own and saved ones. A list that is gone still names its place. */
async function answerLists({ rpp: size, lastSeen }: { rpp: number; lastSeen?: string | undefined }, caller: MemberCaller) {
  guardEnabled(caller);
  const { context: { db }, realm: { realm }, user } = caller;
  const rows = await listsOf(db, { realm, profileId: user.pro.id });
  const all: FoundList[] = [favouritesList(caller), ...rows.map((row) => listOfRow(caller, row))];
  const start = lastSeen === undefined ? 0 : all.findIndex(({ id }) => id === ownListId(caller, lastSeen)) + 1;
  if (lastSeen !== undefined && start === 0) throw new PlatformError(400, 'BAD_REQUEST', 'There is no such list.', { field: 'lastSeen' });
  const rest = all.slice(start).filter(({ row }) => !row || row.deletedAt === null);
  const shown = rest.slice(0, size);
  const last = shown.at(-1);
  return { watchlists: await describedLists(caller, shown), pagingInfo: { moreDataAvailable: rest.length > size, ...(last ? { lastSeen: last.id } : {}) } };
}

/** Not to be guessed: whoever knows the id of a shareable path reads the list. */
const newId = (kind: 'wl' | 'ws'): string => `${kind}.${randomBytes(16).toString('base64url')}`;

async function answerMake({ name: given }: { name: string }, caller: MemberCaller) {
  guardEnabled(caller);
  const { context: { db }, realm: { realm }, user, now } = caller;
  const id = newId('wl');
  const row = { realm, id, shareId: newId('ws'), ownerProfileId: user.pro.id, name: checkedName(given), createdAt: now, deletedAt: null };
  await db.transaction(async (tx) => {
    await addList(tx, row);
    await publishChange(tx, { realm, scope: { profile: user.pro.id }, subject: 'lists', ids: [id] });
  });
  return { id };
}

/** The row of a list of one's own that is no system list. @throws PlatformError 403 `watchlist-read-only` */
async function changeable(caller: MemberCaller, id: string, owner?: string) {
  const list = await ownList(caller, id, owner);
  if (!list.row) throw new PlatformError(403, 'watchlist-read-only', 'The favourites have no name and always exist.');
  return { ...list, row: list.row };
}

/** One's own list is deleted, and can be brought back for a day; another's is no longer kept. */
async function answerDelete({ ownerId, id }: z.output<typeof named>, caller: MemberCaller) {
  const list = await foundList(caller, id, ownerId);
  const { row } = list.isOwned ? await changeable(caller, id, ownerId) : list;
  if (row) await changeList(caller, list, [], (tx) => (list.isOwned ? setDeleted(tx, row, caller.now) : dropSaved(tx, row, caller.user.pro.id)));
  if (row && !list.isOwned) await tellSaver(caller, list);
  return {};
}

/** Whoever let a list go is not among its savers any more. */
const tellSaver = ({ context: { db }, user }: MemberCaller, { realm, id }: FoundList) => publishChange(db, { realm, scope: { profile: user.pro.id }, subject: 'lists', ids: [id] });

/** @throws PlatformError 404 `watchlist-not-found` for what is another's, or gone for good */
async function answerRestore({ id }: z.output<typeof named>, caller: MemberCaller) {
  guardEnabled(caller);
  const row = await findRow(caller.context.db, caller.realm.realm, ownListId(caller, id));
  if (!row || row.ownerProfileId !== caller.user.pro.id || isOver(row, caller.now)) throw new PlatformError(404, 'watchlist-not-found', 'No such list.');
  await changeList(caller, listOfRow(caller, row), [], (tx) => setDeleted(tx, row, null));
  return {};
}

/** chosen: keeping one's own list changes nothing */
async function answerSave({ ownerId, id }: z.output<typeof named>, caller: MemberCaller) {
  const list = await foundList(caller, id, ownerId);
  const { row } = list;
  if (row && !list.isOwned) await changeList(caller, list, [], (tx) => saveList(tx, row, caller.user.pro.id, caller.now));
  return {};
}

/** Lists of a viewer: read, made, named, deleted, brought back, kept. @source spec 1 §7 Watchlists */
export const watchlistRoutes = [
  defineRoute({ name: 'readWatchlists', method: 'GET', path: '/api/v1/watchlists', auth: 'member', ability: 'watch', output: watchlistPage, input: z.object({ rpp, lastSeen: z.optional(sent('cursor')) }), answer: answerLists }),
  defineRoute({ name: 'makeWatchlist', method: 'POST', path: '/api/v1/watchlists', auth: 'member', ability: 'keep', output: madeWatchlist, input: z.object({ name: sent('line') }), answer: answerMake }),
  defineRoute({
    name: 'renameWatchlist', method: 'PUT', path: '/api/v1/watchlists/:id', auth: 'member', ability: 'keep', output: nothing, input: z.object({ id: sent('id'), name: sent('line') }),
    answer: async ({ id, name: given }, caller) => {
      const list = await changeable(caller, id);
      const name = checkedName(given);
      await changeList(caller, list, [], (tx) => renameList(tx, list.row, name));
      return {};
    },
  }),
  defineRoute({ name: 'deleteWatchlist', method: 'DELETE', path: '/api/v1/watchlists/:ownerId/:id', auth: 'member', ability: 'keep', output: nothing, input: named, answer: answerDelete }),
  defineRoute({ name: 'restoreWatchlist', method: 'POST', path: '/api/v1/watchlists/:ownerId/:id/restore', auth: 'member', ability: 'keep', output: nothing, input: named, answer: answerRestore }),
  defineRoute({ name: 'saveWatchlist', method: 'POST', path: '/api/v1/watchlists/:ownerId/:id/save', auth: 'member', ability: 'keep', output: nothing, input: named, answer: answerSave }),
];
