import { and, eq } from 'drizzle-orm';
import { views } from '../../db/tables/catalogue-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { flat } from './compose-elements.ts';

/**
 * A row is asked for on a page that it is on.
 *
 * @throws PlatformError 400 `bucket-not-in-section`
 * @source spec 1 §4.6 "bucketId, section"; chosen: a section is a composed page's id, and another page's row is refused
 */
export async function guardSection({ context: { db, keptData }, realm: { realm }, published }: Caller, section: string, bucketId: string): Promise<void> {
  const held = await keptData.read(published, JSON.stringify(['rows of', realm, section]), async () => {
    const pages = await db.select({ elements: views.elements }).from(views).where(and(eq(views.realm, realm), eq(views.id, section)));
    return new Set(pages.flatMap(({ elements }) => flat(elements)).flatMap((seed) => (seed.kind === 'bucket' ? [seed.bucketId] : [])));
  });
  if (!held.has(bucketId)) throw new PlatformError(400, 'bucket-not-in-section', 'This page holds no such row.', { field: 'section' });
}
