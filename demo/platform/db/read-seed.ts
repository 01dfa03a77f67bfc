import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { facts } from './tables/switch-tables.ts';

/** The hash of the seed that a database holds; undefined before it is seeded. */
export async function readSeed(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(facts).where(eq(facts.name, 'seed'));
  return row?.value;
}
