import type { Database } from '../db/database.ts';
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
import { realmRows } from './realm/realm-rows.ts';

/** Fills an empty, migrated database with the demo's tenants, content and accounts. */
export async function seedDatabase(db: Database, seedHash: string): Promise<void> {
  const names = realmRows.map((row) => row.realm);
  await db.transaction(async (tx) => {
    await tx.insert(realms).values(realmRows);
    await seedNetworks(tx);
    await seedAccounts(tx, names);
    await seedProviderPeople(tx);
    for (const name of names) {
      await seedLicences(tx, name);
      await seedVouchers(tx, name);
      await seedGifts(tx, name);
      await seedCatalogue(tx, name);
      await seedNews(tx, name);
      await seedFighters(tx, name);
      await seedFramedPages(tx, name);
      await seedTables(tx, name);
      await seedGuide(tx, name);
    }
    await seedTrialUses(tx);
    await seedBilling(tx);
    await seedProgress(tx);
    await seedHouseLists(tx);
    await seedReviews(tx);
    await tx.insert(facts).values({ name: 'seed', value: seedHash });
  });
}
