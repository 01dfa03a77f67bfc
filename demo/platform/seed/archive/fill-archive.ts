import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bucketEntries, buckets, contentItems, views } from '../../db/tables/catalogue-tables.ts';
import { realms } from '../../db/tables/realm-tables.ts';
import { seedLicences } from '../purchase/licence-seed.ts';
import { smallPrintViews } from '../catalogue/small-print-views.ts';
import { archiveSite } from './archive-site.ts';
import { archiveBuckets, archiveEntries, archiveItems, archiveRealm, archiveViews } from './archive-rows.ts';
import { readFilms } from './read-films.ts';

/** A statement may name only so many values. */
const atOnce = 1000;

async function inParts<T>(rows: T[], insert: (part: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) await insert(rows.slice(start, start + atOnce));
}

/**
 * Makes a tenant of its own from films of a folder, once for each database. Nothing of them is kept elsewhere.
 *
 * @throws StartRefused `bad-real-data`
 */
export async function fillArchive(db: Database, folder: string): Promise<void> {
  if ((await db.select({ realm: realms.realm }).from(realms).where(eq(realms.realm, archiveRealm))).length > 0) return;
  const films = readFilms(folder);
  const rows = archiveBuckets(films);
  await db.transaction(async (tx) => {
    await tx.insert(realms).values(archiveSite);
    await seedLicences(tx, archiveRealm);
    await inParts(archiveItems(films), (part) => tx.insert(contentItems).values(part));
    await tx.insert(buckets).values(rows.map(({ content: _content, ...row }) => ({ ...row, realm: archiveRealm })));
    await inParts(archiveEntries(rows), (part) => tx.insert(bucketEntries).values(part));
    await tx.insert(views).values([...archiveViews(rows), ...smallPrintViews(archiveRealm)]);
  });
}
