import type { Licence } from '../../../contracts/purchase/licence.ts';
import { licencePrice, priceEntry } from '../licence-price.ts';
import type { Price } from '../price-text.ts';

/** What an offer says that it costs. */
export interface OfferPrice {
  /** What the first payment takes. */
  now: Price;
  /** What it takes without the campaign; absent without one. */
  before?: Price;
  campaign?: { name: string; description?: string | undefined };
  /** What that is over another period, for comparing. */
  marketing?: Price & { period: string };
}

/**
 * The price of an offer, with what a campaign takes off by itself, and what that comes to over the period that the tenant compares by.
 *
 * Nothing is counted here: every amount is the platform's.
 *
 * @param licence as it is on offer
 * @source spec 2 §3 "autoAppliedDiscount", "periodAmounts", "defaultMarketingPricePeriod"; chosen: a campaign that makes nothing cheaper is none, and the period that is paid by is not told twice
 */
export function offerPrice(licence: Pick<Licence, 'licenceId' | 'amounts' | 'defaultMarketingPricePeriod' | 'purchaseStrategy'>): OfferPrice {
  const { sku: _sku, ...list } = licencePrice(licence);
  const entry = priceEntry(licence);
  const off = entry?.autoAppliedDiscount && entry.autoAppliedDiscount.afterDiscount < entry.amount ? entry.autoAppliedDiscount : undefined;
  const period = licence.defaultMarketingPricePeriod;
  const compared = period !== licence.purchaseStrategy.subscriptionPeriod ? (off ?? entry)?.periodAmounts.find((one) => one.period === period) : undefined;
  return {
    now: off ? { ...list, amount: off.afterDiscount } : list,
    ...(off ? { before: list, campaign: { name: off.promotionalCampaignName, description: off.promotionalCampaignDescription } } : {}),
    ...(compared ? { marketing: { ...list, ...compared } } : {}),
  };
}
