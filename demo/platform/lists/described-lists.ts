import { inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { watchlist } from '../../../src/contracts/lists/watchlist.ts';
import { pathFor } from '../../../src/routing/path-for.ts';
import { itemsOf } from '../catalogue/bucket-pages.ts';
import { presentItems, type WireItem } from '../catalogue/present-items.ts';
import { accounts } from '../db/tables/viewer-tables.ts';
import { viewingLevel } from '../identity/profiles/viewing-level.ts';
import type { MemberCaller } from '../server/request-caller.ts';
import type { FoundList } from './found-list.ts';
import { beginningsOf, entriesOf } from './list-entries.ts';
import { saversOf } from './list-store.ts';

/** Titles by id, in the order of the ids, as this caller gets them. What the catalogue has no more is left out. */
export async function presentedTitles(caller: MemberCaller, ids: string[]): Promise<WireItem[]> {
  const rows = await itemsOf(caller, ids);
  return presentItems(ids.flatMap((id) => rows.get(id) ?? []), caller);
}

/** Display names by profile; the platform's own lists are named by the tenant. */
async function ownersOf({ context: { db }, realm: { settings } }: MemberCaller, lists: readonly FoundList[]): Promise<(profileId: string) => string> {
  const ids = lists.flatMap(({ isOwned, row }) => (isOwned || !row ? [] : [row.ownerProfileId]));
  const rows = ids.length === 0 ? [] : await db.select({ id: accounts.profileId, name: accounts.name }).from(accounts).where(inArray(accounts.profileId, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (profileId) => names.get(profileId) ?? settings.name;
}

/** Where anybody reads a list. @source spec 1 §3 "shareablePath"; chosen: its id alone, as whoever gets the path, partners' pages too, is not to learn the owner's */
function shareablePath({ realm: { settings } }: MemberCaller, { row }: FoundList): { shareablePath?: string } {
  if (!row || !settings.flags.socialSharing) return {};
  return { shareablePath: pathFor({ name: 'watchlists', params: { watchlistId: row.shareId } }, settings.countryCode) };
}

async function isSaved({ context: { db }, user }: MemberCaller, { row, isOwned }: FoundList): Promise<boolean> {
  return !isOwned && !user.isGuest && row !== undefined && (await saversOf(db, row)).includes(user.pro.id);
}

/** The first four titles of each list that the profile may be shown, and how many such there are. */
async function shownBeginnings(caller: MemberCaller, lists: readonly FoundList[]): Promise<Map<string, { ids: string[]; count: number }>> {
  const { context: { db }, realm: { realm } } = caller;
  if (await viewingLevel(caller) === 'NON_RESTRICTED') return beginningsOf(db, realm, lists.map(({ listKey }) => listKey));
  const found = new Map<string, { ids: string[]; count: number }>();
  for (const list of lists) {
    const shown = await itemsOf(caller, (await entriesOf(db, list)).map(({ id }) => id));
    found.set(list.listKey, { ids: [...shown.keys()].slice(0, 4), count: shown.size });
  }
  return found;
}

/** Lists as the wire has them, with pictures of their first titles. */
export async function describedLists(caller: MemberCaller, lists: readonly FoundList[]): Promise<z.input<typeof watchlist>[]> {
  const beginnings = await shownBeginnings(caller, lists);
  const first = new Map((await presentedTitles(caller, [...new Set([...beginnings.values()].flatMap(({ ids }) => ids))])).map((item) => [item.id, item]));
  const nameOf = await ownersOf(caller, lists);
  return Promise.all(lists.map(async (list) => {
    const { ids, count } = beginnings.get(list.listKey) ?? { ids: [], count: 0 };
    return {
      watchlistExternalId: list.id, ownerExternalId: list.owner, name: list.row?.name ?? 'favourites', ownership: list.isOwned ? 'OWNED' as const : 'SHARED' as const,
      isEmpty: count === 0, contentCount: count, thumbnails: ids.flatMap((id) => first.get(id)?.thumbnailUrl || []), saved: await isSaved(caller, list),
      ...(list.row ? {} : { systemDefinedType: 'FAVOURITES' as const }), ...shareablePath(caller, list),
      ...(list.row && !list.isOwned ? { ownerDisplayName: nameOf(list.row.ownerProfileId) } : {}),
    };
  }));
}
