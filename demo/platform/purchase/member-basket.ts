import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { basket } from '../../../src/contracts/purchase/basket.ts';
import type { Database } from '../db/database.ts';
import { baskets } from '../db/tables/purchase/purchase-tables.ts';
import type { VoucherRow } from '../db/tables/purchase/voucher-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Offer } from './licence-offers.ts';
import { textIn } from '../realm/text-in.ts';
import type { Buyer } from './attempts/buyer.ts';
import { afterPeriod } from './after-period.ts';
import { basketQuote } from './vouchers/basket-quote.ts';

export type BasketRow = typeof baskets.$inferSelect;
/** A basket as it is answered. */
export type Quoted = z.input<typeof basket>;

/** What makes a basket cost less than its licence. */
export interface BasketTerms {
  voucher: VoucherRow | undefined;
  /** An ISO duration; null without a free trial. */
  trialPeriod: string | null;
}

/** The member's basket, made when it is first asked for. It is held until the transaction ends: whoever pays or changes it meanwhile waits, and sees what became of it. */
export async function heldBasketOf(tx: Database, accountId: string): Promise<BasketRow> {
  await tx.insert(baskets).values({ id: randomUUID(), accountId, version: 1, sku: null }).onConflictDoNothing();
  const [row] = await tx.select().from(baskets).where(eq(baskets.accountId, accountId)).for('update');
  if (!row) throw new PlatformError(500, 'basket-missing');
  return row;
}

/** Changes what it holds, which nobody was shown the cost of yet. The version rises with changes only. @param row read by `heldBasketOf` */
export async function changeBasket(db: Database, row: BasketRow, change: Partial<Pick<BasketRow, 'sku' | 'voucherId' | 'acknowledgedNoTrial'>>): Promise<BasketRow> {
  const isSame = (Object.keys(change) as (keyof typeof change)[]).every((key) => row[key] === change[key]);
  if (isSame) return row;
  const [changed] = await db.update(baskets).set({ ...change, quote: null, version: sql`${baskets.version} + 1` }).where(eq(baskets.id, row.id)).returning();
  return changed ?? row;
}

/** Holds nothing any more. @param row read by `heldBasketOf` */
export const emptyBasket = (db: Database, row: BasketRow): Promise<BasketRow> => changeBasket(db, row, { sku: null, voucherId: null, acknowledgedNoTrial: false });

/** The offer behind a sku; a licence without a price is known by its own id. @throws PlatformError 404 `sku-not-found` */
export function offerOfSku(offers: Offer[], sku: string): Offer {
  const offer = offers.find(({ row, prices }) => (prices.length === 0 ? row.id === sku : prices.some((price) => price.sku === sku)));
  if (!offer) throw new PlatformError(404, 'sku-not-found', 'Nothing of this name is sold here.');
  return offer;
}

const dayMs = 86_400_000;
const trialDaysOf = (period: string | null, now: number): number => (period === null ? 0 : Math.round((afterPeriod(now, period) - now) / dayMs));

/** The voucher of a basket, as a viewer reads it. chosen: in a free trial it is still to come */
const presentVoucher = ({ voucher, trialPeriod }: BasketTerms, locale: string): Pick<Quoted, 'voucher'> => (voucher ? {
  voucher: { ...(voucher.publicCode === null ? {} : { preApplyVoucherCode: voucher.publicCode }), name: textIn(voucher.names, locale), discount: { ...voucher.discount, state: trialPeriod === null ? 'ACTIVE' : 'UPCOMING', lifeTimeRepeat: voucher.discount.paymentsLeft === undefined } },
} : {});

function presentItem({ sku }: BasketRow, offer: Offer | undefined, { trialPeriod }: BasketTerms, locale: string): Quoted['basketItems'] {
  if (!offer || sku === null) return [];
  const { subscriptionPeriod } = offer.row.strategy;
  const setting = subscriptionPeriod === undefined ? {} : { subscriptionSetting: { subscriptionPeriod, ...(trialPeriod === null ? {} : { trialPeriodDuration: trialPeriod }) } };
  return [{ sku, licenceId: offer.row.id, name: textIn(offer.row.names, locale), ...setting }];
}

/** What a basket costs and holds. No price ever comes from a browser. @param buyer of `withOwnTax` @source spec 2 §3 "Basket" */
export function presentBasket(row: BasketRow, offers: Offer[], terms: BasketTerms, { realm: { tax }, billing, locale, now }: Buyer): Quoted {
  const offer = row.sku === null ? undefined : offerOfSku(offers, row.sku);
  const own = offer?.prices.find((entry) => entry.sku === row.sku);
  const price = own ?? offers.find(({ prices }) => prices.length > 0)?.prices[0];
  const trialDays = trialDaysOf(terms.trialPeriod, now);
  const renews = offer?.row.strategy.type === 'SUBSCRIPTION' && own !== undefined;
  const { followingTotal, ...quote } = basketQuote({ amount: own?.amount ?? 0, tax, renews, trialDays, discount: terms.voucher?.discount });
  return {
    basketId: row.id, version: row.version, basketItems: presentItem(row, offer, terms, locale), ...quote, ...(followingTotal === undefined ? {} : { followingTotal }),
    isTaxInclusive: tax.inclusive, ...(tax.isEstimated ? { isTaxRateEstimated: true } : {}), ...(billing ? { billing } : {}), trialDays, ...presentVoucher(terms, locale), scale: price?.scale ?? 2, currency: price?.currency ?? 'EUR',
  };
}

/** What is charged today: the total, and the tax when it comes on top. */
export const totalOf = ({ discountedTotal, discountedTax = 0, isTaxInclusive }: Quoted): number => discountedTotal + (isTaxInclusive ? 0 : discountedTax);
