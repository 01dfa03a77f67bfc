import type { Database } from '../../demo/platform/db/database.ts';
import { seededTables } from '../../demo/platform/db/seeded-tables.ts';

/** All that a platform keeps, table after table: all at once they would wait for each other longer than a call may. */
export async function everyRow(db: Database): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (const table of seededTables) rows.push(...await db.select().from(table));
  return rows;
}
