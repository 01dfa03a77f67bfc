import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Basket } from '../../../src/contracts/purchase/basket.ts';
import type { Database } from '../db/database.ts';
import { baskets } from '../db/tables/purchase/purchase-tables.ts';
import type { TaxSeed } from '../db/tables/realm-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Offer } from './licence-offers.ts';
import { textIn } from '../realm/text-in.ts';
import { taxOf } from './tax-of.ts';

export type BasketRow = typeof baskets.$inferSelect;

/** The member's basket, made when it is first asked for. */
export async function basketOf(db: Database, accountId: string): Promise<BasketRow> {
  const [held] = await db.select().from(baskets).where(eq(baskets.accountId, accountId));
  return held ?? heldBasketOf(db, accountId);
}

/** The same, held until the transaction ends: whoever pays or changes it meanwhile waits, and sees what became of it. */
export async function heldBasketOf(tx: Database, accountId: string): Promise<BasketRow> {
  await tx.insert(baskets).values({ id: randomUUID(), accountId, version: 1, sku: null }).onConflictDoNothing();
  const [row] = await tx.select().from(baskets).where(eq(baskets.accountId, accountId)).for('update');
  if (!row) throw new PlatformError(500, 'basket-missing');
  return row;
}

/** Holds another sku, or nothing. The version rises with every change, and with changes only. @param row read by `heldBasketOf` */
export async function holdInBasket(db: Database, row: BasketRow, sku: string | null): Promise<BasketRow> {
  if (row.sku === sku) return row;
  const [changed] = await db.update(baskets).set({ sku, version: sql`${baskets.version} + 1` }).where(eq(baskets.id, row.id)).returning();
  return changed ?? row;
}

/** The offer behind a sku; a licence without a price is known by its own id. @throws PlatformError 404 `sku-not-found` */
export function offerOfSku(offers: Offer[], sku: string): Offer {
  const offer = offers.find(({ row, prices }) => (prices.length === 0 ? row.id === sku : prices.some((price) => price.sku === sku)));
  if (!offer) throw new PlatformError(404, 'sku-not-found', 'Nothing of this name is sold here.');
  return offer;
}

/** What a basket costs and holds. No price ever comes from a browser. @source spec 2 §3 "Basket" */
export function presentBasket(row: BasketRow, offers: Offer[], tax: TaxSeed, locale: string): Basket {
  const offer = row.sku === null ? undefined : offerOfSku(offers, row.sku);
  const own = offer?.prices.find((entry) => entry.sku === row.sku);
  const price = own ?? offers.find(({ prices }) => prices.length > 0)?.prices[0];
  const amount = own?.amount ?? 0;
  const period = offer?.row.strategy.subscriptionPeriod;
  const item = offer && row.sku !== null
    ? [{ sku: row.sku, licenceId: offer.row.id, name: textIn(offer.row.names, locale), ...(period === undefined ? {} : { subscriptionSetting: { subscriptionPeriod: period } }) }]
    : [];
  return {
    basketId: row.id, version: row.version, basketItems: item, subTotal: amount, discountedTotal: amount,
    tax: taxOf(amount, tax), isTaxInclusive: tax.inclusive, scale: price?.scale ?? 2, currency: price?.currency ?? 'EUR',
  };
}

/** What is charged: the total, and the tax when it comes on top. */
export const totalOf = (basket: Basket): number => basket.discountedTotal + (basket.isTaxInclusive ? 0 : basket.tax);
