import type { Database } from '../db/database.ts';
import { realms } from '../db/realm-tables.ts';
import { facts } from '../db/switch-tables.ts';
import { realmSeed } from './realm-seed.ts';

/** Fills an empty, migrated database with the demo's tenants, content and accounts. */
export async function seedDatabase(db: Database, seedHash: string): Promise<void> {
  await db.insert(realms).values(realmSeed);
  await db.insert(facts).values({ name: 'seed', value: seedHash });
}
