import type { baskets, prices } from '../../db/tables/purchase/purchase-tables.ts';
import type { VoucherRow } from '../../db/tables/purchase/voucher-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Offer } from '../licence-offers.ts';

/** One licence of a basket, and its price; a licence without a price has none. */
export interface BasketLine { sku: string; offer: Offer; price: typeof prices.$inferSelect | undefined }

/** What makes a basket cost less than its licence. */
export interface BasketTerms {
  voucher: VoucherRow | undefined;
  /** What the voucher takes something off; absent without one. */
  reducedSku?: string | undefined;
  /** Of what the basket holds first: an ISO duration; null without a free trial. */
  trialPeriod: string | null;
}

/** The offer behind a sku; a licence without a price is known by its own id. @throws PlatformError 404 `sku-not-found` */
export function offerOfSku(offers: Offer[], sku: string): Offer {
  const offer = offers.find(({ row, prices: own }) => (own.length === 0 ? row.id === sku : own.some((price) => price.sku === sku)));
  if (!offer) throw new PlatformError(404, 'sku-not-found', 'Nothing of this name is sold here.');
  return offer;
}

/** What skus stand for. @throws PlatformError 404 `sku-not-found` */
export const linesOfSkus = (skus: readonly string[], offers: Offer[]): BasketLine[] => skus.map((sku) => {
  const offer = offerOfSku(offers, sku);
  return { sku, offer, price: offer.prices.find((price) => price.sku === sku) };
});

/** All that a basket holds, first what may go on by itself. @throws PlatformError 404 `sku-not-found` */
export const linesOf = ({ sku, besideSkus }: Pick<typeof baskets.$inferSelect, 'sku' | 'besideSkus'>, offers: Offer[]): BasketLine[] =>
  (sku === null ? [] : linesOfSkus([sku, ...besideSkus], offers));
