import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bucketEntries, buckets, contentItems, searchEntries, searchWords, views } from '../../db/tables/catalogue-tables.ts';
import { realms } from '../../db/tables/realm-tables.ts';
import { seedLicences } from '../purchase/licence-seed.ts';
import { smallPrintViews } from '../catalogue/small-print-views.ts';
import { archiveSite } from './archive-site.ts';
import { realmRowOf } from '../realm/realm-rows.ts';
import { archiveBuckets, archiveEntries, archiveItems, archiveRealm, archiveViews } from './archive-rows.ts';
import { fillGuide } from './guide/fill-guide.ts';
import { readFilms } from './read-films.ts';

/** A statement may name only so many values. */
const atOnce = 1000;

async function inParts<T>(rows: T[], insert: (part: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) await insert(rows.slice(start, start + atOnce));
}

/** Channels of the real guide, unless more are wanted. chosen: twice what the files hold, in a start of some seconds */
export const usualChannels = 2_000;

/**
 * Makes a tenant of its own from films and guides of a folder, once for each database. Nothing of them is kept elsewhere.
 *
 * @throws StartRefused `bad-real-data`
 */
export async function fillArchive(db: Database, folder: string, channels = usualChannels): Promise<void> {
  if ((await db.select({ realm: realms.realm }).from(realms).where(eq(realms.realm, archiveRealm))).length > 0) return;
  const films = readFilms(folder);
  const rows = archiveBuckets(films);
  await db.transaction(async (tx) => {
    await tx.insert(realms).values(realmRowOf(archiveSite));
    await seedLicences(tx, archiveRealm);
    await inParts(archiveItems(films), (part) => tx.insert(contentItems).values(part));
    await tx.insert(buckets).values(rows.map(({ content: _content, ...row }) => ({ ...row, realm: archiveRealm })));
    await inParts(archiveEntries(rows), (part) => tx.insert(bucketEntries).values(part));
    await tx.insert(views).values([...archiveViews(rows), ...smallPrintViews(archiveRealm)]);
    await fillGuide(tx, folder, channels);
    // The embedded database counts nothing by itself, and finds words by reading all of them while it knows of none.
    await tx.execute(sql`analyze ${searchEntries}, ${searchWords}`);
  });
}
