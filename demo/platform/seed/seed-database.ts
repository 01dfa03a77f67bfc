import type { Database } from '../db/database.ts';
import { realms } from '../db/realm-tables.ts';
import { facts } from '../db/switch-tables.ts';
import { seedAccounts } from './account-seed.ts';
import { seedCatalogue } from './catalogue-seed.ts';
import { seedGuide } from './guide-seed.ts';
import { seedLicences } from './licence-seed.ts';
import { seedProgress } from './progress-seed.ts';
import { realmSeed } from './realm-seed.ts';

/** Fills an empty, migrated database with the demo's tenants, content and accounts. */
export async function seedDatabase(db: Database, seedHash: string): Promise<void> {
  const names = realmSeed.map((row) => row.realm);
  await db.transaction(async (tx) => {
    await tx.insert(realms).values(realmSeed);
    await seedAccounts(tx, names);
    for (const name of names) {
      await seedLicences(tx, name);
      await seedCatalogue(tx, name);
      await seedGuide(tx, name);
    }
    await seedProgress(tx);
    await tx.insert(facts).values({ name: 'seed', value: seedHash });
  });
}
