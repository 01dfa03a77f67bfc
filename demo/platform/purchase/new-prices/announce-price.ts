import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { subscriptions } from '../../db/tables/purchase/subscription-tables.ts';
import { tellNewPrice } from '../mails/tell-about.ts';
import { holdCustomer } from '../hold-customer.ts';
import { changeSubscription } from '../subscriptions/subscription-store.ts';
import { openMigration } from './migration-store.ts';
import { priceVersionOf } from './price-versions.ts';

/** A new price for everybody who pays an old one. */
export interface AnnouncedPrice {
  realm: string;
  sku: string;
  /** In the scale and currency of the old one. */
  amount: number;
  /** Periods that begin from here on cost it, epoch milliseconds. */
  effectiveAt: number;
  /** Whether it is charged to those alone who agree; else to all who do not leave. */
  asksConsent: boolean;
}

/** Announces a new price to the subscriptions that go on; one that was announced before is replaced, whatever was answered. @returns to how many */
export async function announcePrice(db: Database, { realm, sku, amount, effectiveAt, asksConsent }: AnnouncedPrice, now: number): Promise<number> {
  const goOn = and(eq(subscriptions.realm, realm), eq(subscriptions.sku, sku), or(eq(subscriptions.renews, true), eq(subscriptions.paused, true)));
  const found = await db.select({ id: subscriptions.id, accountId: subscriptions.accountId }).from(subscriptions).where(goOn);
  let announced = 0;
  for (const { id, accountId } of found) {
    await db.transaction(async (tx) => {
      await holdCustomer(tx, accountId, now);
      const [row] = await tx.select().from(subscriptions).where(and(eq(subscriptions.id, id), goOn)).for('update');
      if (!row) return;
      const toVersion = await priceVersionOf(tx, { ...row, amount }, now);
      const priceMigration = await openMigration(tx, row, { amount, toVersion, effectiveAt, asksConsent }, now);
      const told = await changeSubscription(tx, { ...row, priceMigration }, {});
      await tellNewPrice(tx, told, priceMigration, now);
      announced += 1;
    });
  }
  return announced;
}
