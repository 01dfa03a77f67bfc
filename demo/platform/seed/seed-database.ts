import type { Database } from '../db/database.ts';
import { markProduction } from '../db/stored-data.ts';
import { realms } from '../db/tables/realm-tables.ts';
import { facts } from '../db/tables/switch-tables.ts';
import { seedAccounts } from './identity/account-seed.ts';
import { seedCatalogue } from './catalogue/catalogue-seed.ts';
import { seedProviderPeople } from './identity/people-seed.ts';
import { seedFighters } from './catalogue/pages/fighter-seed.ts';
import { seedFramedPages } from './catalogue/pages/framed-page-seed.ts';
import { seedNews } from './catalogue/pages/news-seed.ts';
import { seedTables } from './catalogue/pages/table-seed.ts';
import { seedGuide } from './guide/guide-seed.ts';
import { seedLicences } from './purchase/licence-seed.ts';
import { seedBilling } from './purchase/billing-seed.ts';
import { seedGifts } from './purchase/gift-seed.ts';
import { seedTrialUses, seedVouchers } from './purchase/voucher-seed.ts';
import { seedHouseLists, seedProgress } from './identity/progress-seed.ts';
import { seedReviews } from './identity/review-seed.ts';
import { seedNetworks } from './realm/network-seed.ts';
import { realmRows, withoutPartners } from './realm/realm-rows.ts';

/** Whom the demo knows, what they did, and what it gives away: their password and its codes are public. */
async function seedPeople(db: Database, names: string[]): Promise<void> {
  await seedAccounts(db, names);
  await seedProviderPeople(db);
  for (const name of names) await seedVouchers(db, name);
  await seedTrialUses(db);
  await seedBilling(db);
  await seedProgress(db);
  await seedReviews(db);
}

/**
 * Fills an empty, migrated database with tenants and content.
 *
 * @param isDemo with the demo's accounts, vouchers and partners; without them no demo starts on it later
 */
export async function seedDatabase(db: Database, seedHash: string, isDemo = true): Promise<void> {
  const names = realmRows.map((row) => row.realm);
  await db.transaction(async (tx) => {
    await tx.insert(realms).values(isDemo ? realmRows : realmRows.map(withoutPartners));
    await seedNetworks(tx);
    for (const name of names) {
      await seedLicences(tx, name);
      await seedGifts(tx, name);
      await seedCatalogue(tx, name);
      await seedNews(tx, name);
      await seedFighters(tx, name);
      await seedFramedPages(tx, name);
      await seedTables(tx, name);
      await seedGuide(tx, name);
    }
    await seedHouseLists(tx);
    await (isDemo ? seedPeople(tx, names) : markProduction(tx));
    await tx.insert(facts).values({ name: 'seed', value: seedHash });
  });
}
