import type { Database } from '../../db/database.ts';
import { personalTables } from './personal-tables.ts';

/** Deletes or empties what is over its time. @param now epoch milliseconds of the platform's clock */
export async function prunePersonalData(db: Database, now: number): Promise<void> {
  for (const { kept } of personalTables) await kept.prune?.(db, now);
}
