import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type PriceMigrationRow, priceMigrations } from '../../db/tables/purchase/price-tables.ts';
import type { SubscriptionColumns, SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';

/** The new price that is announced to a subscription. */
const isOpenFor = ({ id }: Pick<SubscriptionColumns, 'id'>) => and(eq(priceMigrations.subscriptionId, id), eq(priceMigrations.stage, 'ANNOUNCED'));

/** Subscriptions with the new price that is announced to each. */
export async function withMigrations(db: Database, rows: SubscriptionColumns[]): Promise<SubscriptionRow[]> {
  if (rows.length === 0) return [];
  const open = await db.select().from(priceMigrations).where(and(inArray(priceMigrations.subscriptionId, rows.map(({ id }) => id)), eq(priceMigrations.stage, 'ANNOUNCED')));
  return rows.map((row) => ({ ...row, priceMigration: open.find(({ subscriptionId }) => subscriptionId === row.id) ?? null }));
}

/** What is announced. */
type NewPrice = Pick<PriceMigrationRow, 'amount' | 'toVersion' | 'effectiveAt' | 'asksConsent'>;

/** Announces a new price to a subscription, in the place of one that was announced before. @param row as the transaction holds it */
export async function openMigration(tx: Database, row: SubscriptionColumns, price: NewPrice, at: number): Promise<PriceMigrationRow> {
  await closeMigration(tx, row, 'REPLACED', at);
  const { realm, accountId, licenceId, sku, priceVersion: fromVersion } = row;
  const [opened] = await tx.insert(priceMigrations).values({
    id: randomUUID(), realm, accountId, subscriptionId: row.id, licenceId, sku, fromVersion, ...price, status: 'OPEN', stage: 'ANNOUNCED', announcedAt: at,
  }).returning();
  if (!opened) throw new Error('a new price was not written');
  return opened;
}

/** Keeps the viewer's answer. @param answeredAt null for one that is taken back */
export async function keepAnswer(tx: Database, row: SubscriptionRow, status: PriceMigrationRow['status'], answeredAt: number | null): Promise<SubscriptionRow> {
  const [answered] = await tx.update(priceMigrations).set({ status, answeredAt }).where(isOpenFor(row)).returning();
  return { ...row, priceMigration: answered ?? null };
}

/** Nothing is announced any more. */
export async function closeMigration(tx: Database, row: Pick<SubscriptionColumns, 'id'>, stage: Exclude<PriceMigrationRow['stage'], 'ANNOUNCED'>, at: number): Promise<void> {
  await tx.update(priceMigrations).set({ stage, closedAt: at }).where(isOpenFor(row));
}
