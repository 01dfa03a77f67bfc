import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { basket } from '../../../src/contracts/purchase/basket.ts';
import type { Database } from '../db/database.ts';
import { baskets } from '../db/tables/purchase/purchase-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Offer } from './licence-offers.ts';
import { textIn } from '../realm/text-in.ts';
import type { Buyer } from './attempts/buyer.ts';
import { type BasketTerms, linesOf } from './baskets/basket-lines.ts';
import { type QuotedLine, quotedLines, sumOf, trialDaysOf } from './baskets/line-quotes.ts';

export type BasketRow = typeof baskets.$inferSelect;
/** A basket as it is answered. */
export type Quoted = z.input<typeof basket>;

/** The member's basket as it is now; undefined before it was first asked for. */
export async function basketOf(db: Database, accountId: string): Promise<BasketRow | undefined> {
  return (await db.select().from(baskets).where(eq(baskets.accountId, accountId)))[0];
}

/** The basket of a member that never asked for one. */
export const noBasket = (accountId: string): BasketRow => ({ id: randomUUID(), accountId, version: 1, sku: null, besideSkus: [], voucherId: null, acknowledgedNoTrial: false, quote: null });

/** The member's basket, made when it is first asked for. It is held until the transaction ends: whoever pays or changes it meanwhile waits, and sees what became of it. */
export async function heldBasketOf(tx: Database, accountId: string): Promise<BasketRow> {
  await tx.insert(baskets).values({ id: randomUUID(), accountId, version: 1, sku: null }).onConflictDoNothing();
  const [row] = await tx.select().from(baskets).where(eq(baskets.accountId, accountId)).for('update');
  if (!row) throw new PlatformError(500, 'basket-missing');
  return row;
}

/** Changes what it holds, which nobody was shown the cost of yet. The version rises with changes only. @param row read by `heldBasketOf` */
export async function changeBasket(db: Database, row: BasketRow, change: Partial<Pick<BasketRow, 'sku' | 'besideSkus' | 'voucherId' | 'acknowledgedNoTrial'>>): Promise<BasketRow> {
  const isSame = (Object.keys(change) as (keyof typeof change)[]).every((key) => isDeepStrictEqual(row[key], change[key]));
  if (isSame) return row;
  const [changed] = await db.update(baskets).set({ ...change, quote: null, version: sql`${baskets.version} + 1` }).where(eq(baskets.id, row.id)).returning();
  return changed ?? row;
}

/** Holds nothing any more. @param row read by `heldBasketOf` */
export const emptyBasket = (db: Database, row: BasketRow): Promise<BasketRow> => changeBasket(db, row, { sku: null, besideSkus: [], voucherId: null, acknowledgedNoTrial: false });

/** The voucher of a basket, as a viewer reads it. chosen: in a free trial it is still to come */
const presentVoucher = ({ voucher, trialPeriod }: BasketTerms, locale: string): Pick<Quoted, 'voucher'> => (voucher ? {
  voucher: { ...(voucher.publicCode === null ? {} : { preApplyVoucherCode: voucher.publicCode }), name: textIn(voucher.names, locale), discount: { ...voucher.discount, state: trialPeriod === null ? 'ACTIVE' : 'UPCOMING', lifeTimeRepeat: voucher.discount.paymentsLeft === undefined } },
} : {});

/** One of the licences that it holds. What it costs is said where it is one of several. */
function presentItem({ sku, offer: { row }, ...quote }: QuotedLine, isAlone: boolean, trialPeriod: string | null, locale: string): Quoted['basketItems'][number] {
  const { subscriptionPeriod } = row.strategy;
  const setting = subscriptionPeriod === undefined ? {} : { subscriptionSetting: { subscriptionPeriod, ...(trialPeriod === null ? {} : { trialPeriodDuration: trialPeriod }) } };
  return { sku, licenceId: row.id, name: textIn(row.names, locale), ...setting, ...(isAlone ? {} : { subTotal: quote.subTotal, tax: quote.tax, discountedTotal: quote.discountedTotal }) };
}

/** What a basket costs and holds. No price ever comes from a browser. @param buyer of `withOwnTax` @source spec 2 §3 "Basket" */
export function presentBasket(row: BasketRow, offers: Offer[], terms: BasketTerms, { realm: { tax }, billing, locale, now }: Buyer): Quoted {
  const lines = quotedLines(linesOf(row, offers), terms, tax, now);
  const price = lines[0]?.price ?? offers.find(({ prices }) => prices.length > 0)?.prices[0];
  const { followingTotal, ...quote } = sumOf(lines);
  const trialDays = trialDaysOf(terms.trialPeriod, now);
  return {
    basketId: row.id, version: row.version, basketItems: lines.map((line, place) => presentItem(line, lines.length === 1, place === 0 ? terms.trialPeriod : null, locale)),
    ...quote, ...(followingTotal === undefined ? {} : { followingTotal }),
    isTaxInclusive: tax.inclusive, ...(tax.isEstimated ? { isTaxRateEstimated: true } : {}), ...(billing ? { billing } : {}), trialDays, ...presentVoucher(terms, locale), scale: price?.scale ?? 2, currency: price?.currency ?? 'EUR',
  };
}

/** What is charged today: the total, and the tax when it comes on top. */
export const totalOf = ({ discountedTotal, discountedTax = 0, isTaxInclusive }: Quoted): number => discountedTotal + (isTaxInclusive ? 0 : discountedTax);
