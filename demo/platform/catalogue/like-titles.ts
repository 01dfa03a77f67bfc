import { and, eq, inArray } from 'drizzle-orm';
import { contentItems, type BucketRow } from '../db/tables/catalogue-tables.ts';
import { likeRowNames } from '../seed/catalogue/words/platform-words.ts';
import type { Caller } from '../server/request-caller.ts';
import { type BucketPage, everyItemOf, itemsOf, type PageRequest } from './bucket-pages.ts';

const prefix = 'like-';

/** chosen: as many as a viewer looks through */
const most = 20;

/** The row of what is like a title: `like-1001`. It is stored nowhere. chosen: a row, since the spec names no call for it */
export const likeRow = (realm: string, bucketId: string): BucketRow | undefined =>
  (bucketId.startsWith(prefix) ? { realm, id: bucketId, type: 'BASE', names: likeRowNames, rowTypeData: null } : undefined);

/** Videos of the same kind, then others of the same year and later. */
export async function likePage(caller: Caller, bucketId: string, { rpp, lastSeen }: PageRequest): Promise<BucketPage> {
  const { context: { db, keptData }, realm: { realm }, published } = caller;
  const id = bucketId.slice(prefix.length);
  const alike = await keptData.read(published, `like ${realm} ${id}`, async () => {
    const title = (await everyItemOf(caller, [id])).get(id);
    if (!title) return [];
    const rows = await db.select({ id: contentItems.id, genres: contentItems.genres }).from(contentItems)
      .where(and(eq(contentItems.realm, realm), inArray(contentItems.type, ['VOD', 'VOD_VIDEO']))).orderBy(contentItems.id);
    const isAlike = (genres: string[]): number => (genres.some((genre) => title.genres.includes(genre)) ? 0 : 1);
    return rows.filter((row) => row.id !== id).sort((one, other) => isAlike(one.genres) - isAlike(other.genres)).slice(0, most).map((row) => row.id);
  });
  const shown = await itemsOf(caller, [id, ...alike]);
  const ids = shown.has(id) ? alike.filter((each) => shown.has(each)) : [];
  const start = lastSeen === undefined ? 0 : ids.indexOf(lastSeen) + 1;
  return { ids: ids.slice(start, start + rpp), moreDataAvailable: ids.length > start + rpp };
}
