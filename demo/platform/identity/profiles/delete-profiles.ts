import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { reminders } from '../../db/tables/guide-tables.ts';
import { profiles } from '../../db/tables/identity/account-tables.ts';
import { progress, reviewNames, reviews } from '../../db/tables/viewer-tables.ts';
import { deleteListsOf } from '../../lists/list-store.ts';

/** Deletes profiles with all that they watched, kept and wrote. */
export async function deleteProfiles(db: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteListsOf(db, ids);
  for (const table of [progress, reminders, reviews, reviewNames]) await db.delete(table).where(inArray(table.profileId, ids));
  await db.delete(profiles).where(inArray(profiles.id, ids));
}
