import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { watchHistory } from '../../../../src/contracts/lists/watch-history.ts';
import { progress } from '../../db/tables/viewer-tables.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { itemsOf } from '../bucket-pages.ts';
import { pageOf } from '../collections/read-collection.ts';
import { presentItems } from '../present-items.ts';

/** What this profile has watched, the latest first, to its end or not. @throws PlatformError 400 `BAD_REQUEST` when `lastSeen` is none of it */
export async function answerHistory(caller: MemberCaller, wish: { rpp: number; lastSeen?: string | undefined }): Promise<z.input<typeof watchHistory>> {
  const { context: { db }, realm: { realm }, user } = caller;
  const rows = await db.select({ id: progress.contentId }).from(progress)
    .where(and(eq(progress.realm, realm), eq(progress.profileId, user.pro.id), gt(progress.position, 0))).orderBy(desc(progress.savedAt), asc(progress.contentId));
  const items = await itemsOf(caller, rows.map(({ id }) => id));
  const { shown, paging } = pageOf([...items.values()], ({ id }) => id, wish);
  return { history: await presentItems(shown, caller), paging };
}
