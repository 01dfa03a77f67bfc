import { and, count, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { listEntries, savedWatchlists, watchlists, type WatchlistRow } from '../db/tables/viewer-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import { favouritesKey } from './list-entries.ts';

/** Lists of one profile. chosen: a menu of them stays one that can be read */
export const mostLists = 100;
/** How long a deleted list can be brought back. chosen: whoever missed it finds out within a day */
const keptMs = 24 * 3_600_000;

/** Whether a deleted list can be brought back no more. */
export const isOver = ({ deletedAt }: WatchlistRow, now: number): boolean => deletedAt !== null && deletedAt < now - keptMs;

/** Whose lists. */
export interface Owner { realm: string; profileId: string }

const ownedBy = ({ realm, profileId }: Owner) => and(eq(watchlists.realm, realm), eq(watchlists.ownerProfileId, profileId));
const isList = ({ realm, id }: Pick<WatchlistRow, 'realm' | 'id'>) => and(eq(watchlists.realm, realm), eq(watchlists.id, id));

/** A list by its own id or by the one that it is shared by. */
export async function findRow(db: Database, realm: string, id: string): Promise<WatchlistRow | undefined> {
  const [row] = await db.select().from(watchlists).where(and(eq(watchlists.realm, realm), or(eq(watchlists.id, id), eq(watchlists.shareId, id))));
  return row;
}

/** Lists of one's own and those that were saved, the latest first; deleted ones too, so that a page after one of them can be read. */
export async function listsOf(db: Database, owner: Owner): Promise<(WatchlistRow & { at: number })[]> {
  const own = await db.select().from(watchlists).where(ownedBy(owner)).orderBy(desc(watchlists.createdAt));
  const saved = await db.select({ row: watchlists, savedAt: savedWatchlists.savedAt }).from(savedWatchlists)
    .innerJoin(watchlists, and(eq(watchlists.realm, savedWatchlists.realm), eq(watchlists.id, savedWatchlists.listId)))
    .where(and(eq(savedWatchlists.realm, owner.realm), eq(savedWatchlists.profileId, owner.profileId)));
  const all = [...own.map((row) => ({ ...row, at: row.createdAt })), ...saved.map(({ row, savedAt }) => ({ ...row, at: savedAt }))];
  return all.sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
}

/** Who sees a list among their own, beside its owner. */
export async function saversOf(db: Database, { realm, id }: Pick<WatchlistRow, 'realm' | 'id'>): Promise<string[]> {
  const rows = await db.select({ profileId: savedWatchlists.profileId }).from(savedWatchlists).where(and(eq(savedWatchlists.realm, realm), eq(savedWatchlists.listId, id)));
  return rows.map(({ profileId }) => profileId);
}

/** @throws PlatformError 409 `too-many-watchlists` */
export async function addList(tx: Database, row: WatchlistRow): Promise<void> {
  const [{ there = 0 } = {}] = await tx.select({ there: count() }).from(watchlists).where(and(ownedBy({ realm: row.realm, profileId: row.ownerProfileId }), isNull(watchlists.deletedAt)));
  if (there >= mostLists) throw new PlatformError(409, 'too-many-watchlists', 'This profile has as many lists as it can.');
  await tx.insert(watchlists).values(row);
}

export async function renameList(tx: Database, list: WatchlistRow, name: string): Promise<void> {
  await tx.update(watchlists).set({ name }).where(isList(list));
}

/** @param deletedAt null brings it back */
export async function setDeleted(tx: Database, list: WatchlistRow, deletedAt: number | null): Promise<void> {
  await tx.update(watchlists).set({ deletedAt }).where(isList(list));
}

export async function saveList(tx: Database, { realm, id }: WatchlistRow, profileId: string, now: number): Promise<void> {
  await tx.insert(savedWatchlists).values({ realm, profileId, listId: id, savedAt: now }).onConflictDoNothing();
}

export async function dropSaved(tx: Database, { realm, id }: WatchlistRow, profileId: string): Promise<void> {
  await tx.delete(savedWatchlists).where(and(eq(savedWatchlists.realm, realm), eq(savedWatchlists.profileId, profileId), eq(savedWatchlists.listId, id)));
}

async function dropLists(db: Database, rows: { realm: string; id: string }[]): Promise<void> {
  for (const realm of new Set(rows.map((row) => row.realm))) {
    const ids = rows.filter((row) => row.realm === realm).map(({ id }) => id);
    await db.delete(listEntries).where(and(eq(listEntries.realm, realm), inArray(listEntries.listKey, ids)));
    await db.delete(savedWatchlists).where(and(eq(savedWatchlists.realm, realm), inArray(savedWatchlists.listId, ids)));
    await db.delete(watchlists).where(and(eq(watchlists.realm, realm), inArray(watchlists.id, ids)));
  }
}

/** Ends lists whose time to be brought back is over. */
export async function pruneLists(db: Database, now: number): Promise<void> {
  await dropLists(db, await db.select({ realm: watchlists.realm, id: watchlists.id }).from(watchlists).where(and(isNotNull(watchlists.deletedAt), lt(watchlists.deletedAt, now - keptMs))));
}

/** Ends everything that some profiles keep. */
export async function deleteListsOf(db: Database, profileIds: string[]): Promise<void> {
  await dropLists(db, await db.select({ realm: watchlists.realm, id: watchlists.id }).from(watchlists).where(inArray(watchlists.ownerProfileId, profileIds)));
  await db.delete(savedWatchlists).where(inArray(savedWatchlists.profileId, profileIds));
  await db.delete(listEntries).where(inArray(listEntries.listKey, profileIds.map(favouritesKey)));
}
