import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { bucketEntries, type BucketRow, buckets, contentItems, type ItemRow } from '../db/tables/catalogue-tables.ts';
import { progress } from '../db/tables/viewer-tables.ts';
import { profileStateOf, readProfileState } from '../identity/profiles/profile-state.ts';
import { isShownAt, viewingLevel } from '../identity/profiles/viewing-level.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';

/** One page of a row: which items, and whether more follow. */
export interface BucketPage { ids: string[]; moreDataAvailable: boolean }

/** Where a page starts. */
export interface PageRequest { rpp: number; lastSeen?: string | undefined }

const badLastSeen = () => new PlatformError(400, 'BAD_REQUEST', 'This list holds no such item.', { field: 'lastSeen' });

async function readStoredPage({ context: { db }, realm: { realm } }: Caller, bucketId: string, { rpp, lastSeen }: PageRequest): Promise<BucketPage> {
  const inBucket = and(eq(bucketEntries.realm, realm), eq(bucketEntries.bucketId, bucketId));
  const [last] = lastSeen === undefined ? [] : await db.select().from(bucketEntries).where(and(inBucket, eq(bucketEntries.contentId, lastSeen)));
  if (lastSeen !== undefined && !last) throw badLastSeen();
  const rows = await db.select({ id: bucketEntries.contentId }).from(bucketEntries)
    .where(and(inBucket, last && gt(bucketEntries.position, last.position))).orderBy(asc(bucketEntries.position)).limit(rpp + 1);
  return { ids: rows.slice(0, rpp).map((row) => row.id), moreDataAvailable: rows.length > rpp };
}

const storedPage = (caller: Caller, bucketId: string, wish: PageRequest): Promise<BucketPage> =>
  caller.context.keptData.read(caller.published, JSON.stringify(['page', caller.realm.realm, bucketId, wish.rpp, wish.lastSeen]), () => readStoredPage(caller, bucketId, wish));

/** Ids of the titles that this profile began and did not finish, the latest first; none for guests. */
async function startedIds(caller: Caller): Promise<string[]> {
  const { context: { db }, realm: { realm }, user } = caller;
  if (!user || user.isGuest) return [];
  const state = profileStateOf(caller);
  if (state) return state.seen.filter(([, position, duration]) => position > 0 && position < duration * 0.95).map(([id]) => id);
  const rows = await db.select({ id: progress.contentId }).from(progress).where(and(
    eq(progress.realm, realm), eq(progress.profileId, user.pro.id), gt(progress.position, 0), lt(progress.position, sql`${progress.duration} * 0.95`),
  )).orderBy(desc(progress.savedAt), asc(progress.contentId));
  return rows.map((row) => row.id);
}

async function startedPage(caller: Caller, { rpp, lastSeen }: PageRequest): Promise<BucketPage> {
  const ids = await startedIds(caller);
  const start = lastSeen === undefined ? 0 : ids.indexOf(lastSeen) + 1;
  if (lastSeen !== undefined && start === 0) throw badLastSeen();
  return { ids: ids.slice(start, start + rpp), moreDataAvailable: ids.length > start + rpp };
}

/** What the rows of a member depend on beside what those of a guest do. */
export async function rowsOfMember(caller: Caller): Promise<readonly string[] | undefined> {
  const state = await readProfileState(caller);
  return state && [JSON.stringify(state)];
}

/** A page of any row. @throws PlatformError 400 `BAD_REQUEST` when `lastSeen` is none of its items */
export function bucketPage(caller: Caller, row: BucketRow, wish: PageRequest): Promise<BucketPage> {
  return row.type === 'CONTINUE_WATCHING' ? startedPage(caller, wish) : storedPage(caller, row.id, wish);
}

/** Items by id, those alone that the profile which asks may be shown, in the order of the ids. The rows are shared: nobody writes to them. */
export async function itemsOf(caller: Caller, ids: string[]): Promise<Map<string, ItemRow>> {
  const items = await everyItemOf(caller, ids);
  if (await viewingLevel(caller) === 'NON_RESTRICTED') return items;
  const shown = new Set(await shownTo(caller, [...items.values()]));
  return new Map([...items].filter(([, row]) => shown.has(row)));
}

/** What a level is decided by. */
type Rated = Pick<ItemRow, 'ageRating' | 'extras'>;

/** Those of some titles that the profile which asks may be shown. chosen: a season or an episode without a rating has that of its series */
export async function shownTo<T extends Rated>(caller: Caller, rows: readonly T[]): Promise<T[]> {
  const level = await viewingLevel(caller);
  if (level === 'NON_RESTRICTED') return [...rows];
  const series = await everyItemOf(caller, rows.flatMap(({ ageRating, extras }) => (ageRating === null ? extras.seriesId ?? [] : [])));
  return rows.filter(({ ageRating, extras }) => isShownAt(level, ageRating ?? series.get(extras.seriesId ?? '')?.ageRating ?? null));
}

/** For the address of one title. @throws PlatformError 403 `title-restricted` */
export async function guardShown(caller: Caller, row: Rated): Promise<void> {
  if ((await shownTo(caller, [row])).length === 0) throw new PlatformError(403, 'title-restricted', 'This profile may not watch this title.');
}

/** The same for whoever asks: what a level hides is left to the caller. What is kept for everybody is made of these. */
export function everyItemOf({ context: { db, keptData }, realm: { realm }, published }: Caller, ids: string[]): Promise<Map<string, ItemRow>> {
  return keptData.readMany(published, `item ${realm}`, ids, async (missing) => {
    const rows = await db.select().from(contentItems).where(and(eq(contentItems.realm, realm), inArray(contentItems.id, missing)));
    return new Map(rows.map((row) => [row.id, row]));
  });
}

/** Rows by id, without their cards. */
export function bucketsOf({ context: { db, keptData }, realm: { realm }, published }: Caller, ids: string[]): Promise<Map<string, BucketRow>> {
  return keptData.readMany(published, `bucket ${realm}`, ids, async (missing) => {
    const rows = await db.select().from(buckets).where(and(eq(buckets.realm, realm), inArray(buckets.id, missing)));
    return new Map(rows.map((row) => [row.id, row]));
  });
}
