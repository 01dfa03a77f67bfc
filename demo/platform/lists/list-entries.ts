import { and, asc, count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { listEntries } from '../db/tables/viewer-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import { reordered } from './reordered.ts';

/** Titles on one list. chosen: more than anybody looks through, and one answer of the database */
export const mostEntries = 500;

/** The list behind a profile's hearts. */
export const favouritesKey = (profileId: string): string => `favourites ${profileId}`;

/** Which list: its realm, and its id or `favouritesKey`. */
export interface ListKey { realm: string; listKey: string }

/** A title and where it stands. */
export interface PlacedEntry { id: string; place: number }

const onList = ({ realm, listKey }: ListKey) => and(eq(listEntries.realm, realm), eq(listEntries.listKey, listKey));
const order = [desc(listEntries.place), asc(listEntries.contentId)] as const;

/** One change of a list after the other, whichever process makes it. Until the transaction ends. */
const lock = (tx: Database, { realm, listKey }: ListKey) => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`list ${realm} ${listKey}`}))`);

/** Everything on a list, in its order. */
export const entriesOf = (db: Database, key: ListKey): Promise<PlacedEntry[]> =>
  db.select({ id: listEntries.contentId, place: listEntries.place }).from(listEntries).where(onList(key)).orderBy(...order);

/** The first four of each list, and how many there are. */
export async function beginningsOf(db: Database, realm: string, listKeys: string[]): Promise<Map<string, { ids: string[]; count: number }>> {
  const numbered = db.select({
    key: listEntries.listKey, id: listEntries.contentId,
    at: sql<number>`row_number() over (partition by ${listEntries.listKey} order by ${listEntries.place} desc, ${listEntries.contentId})`.mapWith(Number).as('at'),
    count: sql<number>`count(*) over (partition by ${listEntries.listKey})`.mapWith(Number).as('count'),
  }).from(listEntries).where(and(eq(listEntries.realm, realm), inArray(listEntries.listKey, listKeys))).as('numbered');
  const rows = listKeys.length === 0 ? [] : await db.select().from(numbered).where(sql`${numbered.at} <= 4`).orderBy(asc(numbered.at));
  const found = new Map<string, { ids: string[]; count: number }>();
  for (const row of rows) found.set(row.key, { ids: [...found.get(row.key)?.ids ?? [], row.id], count: row.count });
  return found;
}

/**
 * Puts titles at the front of a list, the first of them first; what is there already stays where it is.
 *
 * @returns how many are new
 * @throws PlatformError 409 `watchlist-full`
 */
export async function addEntries(tx: Database, key: ListKey, ids: readonly string[]): Promise<number> {
  await lock(tx, key);
  const [{ there = 0, top = 0 } = {}] = await tx.select({ there: count(), top: max(listEntries.place) }).from(listEntries).where(onList(key));
  const known = new Set((await tx.select({ id: listEntries.contentId }).from(listEntries).where(and(onList(key), inArray(listEntries.contentId, [...ids])))).map(({ id }) => id));
  const fresh = [...new Set(ids)].filter((id) => !known.has(id));
  if (there + fresh.length > mostEntries) throw new PlatformError(409, 'watchlist-full', 'This list holds as much as a list can.');
  if (fresh.length > 0) await tx.insert(listEntries).values(fresh.map((contentId, index) => ({ ...key, contentId, place: (top ?? 0) + fresh.length - index })));
  return fresh.length;
}

export async function removeEntry(tx: Database, key: ListKey, contentId: string): Promise<void> {
  await lock(tx, key);
  await tx.delete(listEntries).where(and(onList(key), eq(listEntries.contentId, contentId)));
}

/** Gives the named titles a new order among themselves. */
export async function reorderEntries(tx: Database, key: ListKey, wished: readonly string[]): Promise<void> {
  await lock(tx, key);
  const current = (await entriesOf(tx, key)).map(({ id }) => id);
  const ids = reordered(current, wished);
  await tx.execute(sql`update ${listEntries} set place = fresh.place
    from unnest(${sql.param(ids)}::text[], ${sql.param(ids.map((_, index) => ids.length - index))}::float8[]) as fresh(id, place)
    where ${listEntries.realm} = ${key.realm} and ${listEntries.listKey} = ${key.listKey} and ${listEntries.contentId} = fresh.id`);
}
