import { and, asc, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { knownContentType } from '../../../src/contracts/catalogue/content-type.ts';
import { nothing } from '../../../src/contracts/wire/nothing.ts';
import { watchlistContent, watchlistEntry, watchlistPage } from '../../../src/contracts/lists/watchlist.ts';
import type { Database } from '../db/database.ts';
import { itemsOf } from '../catalogue/bucket-pages.ts';
import { favourites } from '../db/tables/viewer-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';
import { publishChange } from '../changes/publish-change.ts';
import { presentItems } from '../catalogue/present-items.ts';
import type { MemberCaller } from '../server/request-caller.ts';

const rpp = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25);

/** The favourites list of a profile. Its id contains the viewer's opaque one, so no other list can be addressed and nobody is named. */
const listIdOf = (caller: MemberCaller): string => `favourites.${caller.user.vid}`;
const ofProfile = (caller: MemberCaller) => and(eq(favourites.realm, caller.realm.realm), eq(favourites.profileId, caller.user.pro.id));

/** @throws PlatformError 404 `watchlist-not-found`, also for another profile's list */
function guardList(caller: MemberCaller, id: string): void {
  if (id !== listIdOf(caller)) throw new PlatformError(404, 'watchlist-not-found', 'No such list.');
}

/** Ids on the list, the latest first. */
async function favouriteIds(caller: MemberCaller): Promise<string[]> {
  const rows = await caller.context.db.select({ id: favourites.contentId }).from(favourites).where(ofProfile(caller))
    .orderBy(desc(favourites.addedAt), asc(favourites.contentId));
  return rows.map((row) => row.id);
}

/** Writes to the list and tells the profile's other browsers, together or not at all. */
async function changeFavourites({ context, realm: { realm }, user }: MemberCaller, ids: string[], write: (tx: Database) => Promise<void>): Promise<void> {
  await context.db.transaction(async (tx) => {
    await write(tx);
    await publishChange(tx, { realm, scope: { profile: user.pro.id }, subject: 'favourites', ids });
  });
}

async function presented(caller: MemberCaller, ids: string[]) {
  const rows = await itemsOf(caller, ids);
  return presentItems(ids.flatMap((id) => rows.get(id) ?? []), caller);
}

async function describeList(caller: MemberCaller, ids: string[]) {
  const first = await presented(caller, ids.slice(0, 4));
  return {
    watchlistExternalId: listIdOf(caller), ownerExternalId: caller.user.vid, name: 'favourites', ownership: 'OWNED' as const,
    systemDefinedType: 'FAVOURITES' as const, isEmpty: ids.length === 0, thumbnails: first.flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []),
  };
}

/** The favourites list: read, add, remove; adding twice and removing what is not there change nothing. @source spec 1 §7 Watchlists */
export const watchlistRoutes = [
  defineRoute({
    name: 'readWatchlists', method: 'GET', path: '/api/v1/watchlists', auth: 'member', output: watchlistPage,
    input: z.object({ rpp, lastSeen: z.optional(z.string()) }),
    answer: async (_input, caller) => ({ watchlists: [await describeList(caller, await favouriteIds(caller))], pagingInfo: { moreDataAvailable: false } }),
  }),
  defineRoute({
    name: 'readWatchlistContent', method: 'GET', path: '/api/v1/new-watchlists/:id', auth: 'member', output: watchlistContent,
    input: z.object({ id: z.string(), rpp, lastSeen: z.optional(z.string()) }),
    answer: async ({ id, rpp: size, lastSeen }, caller) => {
      guardList(caller, id);
      const ids = await favouriteIds(caller);
      const start = lastSeen === undefined ? 0 : ids.indexOf(lastSeen) + 1;
      if (lastSeen !== undefined && start === 0) throw new PlatformError(400, 'BAD_REQUEST', 'This list holds no such item.', { field: 'lastSeen' });
      const page = ids.slice(start, start + size);
      const last = page.at(-1);
      return {
        ...await describeList(caller, ids), content: await presented(caller, page),
        pagingInfo: { moreDataAvailable: ids.length > start + size, ...(last === undefined ? {} : { lastSeen: last }) },
      };
    },
  }),
  defineRoute({
    name: 'addWatchlistContent', method: 'POST', path: '/api/v1/new-watchlists/:id/content', auth: 'member', output: nothing,
    input: z.object({ id: z.string(), content: z.array(watchlistEntry).check(z.minLength(1), z.maxLength(100)) }),
    answer: async ({ id, content }, caller) => {
      guardList(caller, id);
      const known = await itemsOf(caller, content.map((entry) => entry.id));
      if (content.some((entry) => !known.has(entry.id))) throw new PlatformError(404, 'content-not-found', 'No such title.');
      const ids = [...known.keys()];
      await changeFavourites(caller, ids, async (tx) => {
        await tx.insert(favourites).values(ids.map((contentId) => ({ realm: caller.realm.realm, profileId: caller.user.pro.id, contentId, addedAt: caller.now }))).onConflictDoNothing();
      });
      return {};
    },
  }),
  defineRoute({
    name: 'removeWatchlistContent', method: 'DELETE', path: '/api/v1/new-watchlists/:id/content/:contentType/:contentId', auth: 'member', output: nothing,
    input: z.object({ id: z.string(), contentType: knownContentType, contentId: z.string() }),
    answer: async ({ id, contentId }, caller) => {
      guardList(caller, id);
      await changeFavourites(caller, [contentId], async (tx) => {
        await tx.delete(favourites).where(and(ofProfile(caller), eq(favourites.contentId, contentId)));
      });
      return {};
    },
  }),
];
