import { and, asc, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { licence } from '../../../src/contracts/purchase/licence.ts';
import { entitlements, type LicenceRow, licences, prices } from '../db/tables/purchase/purchase-tables.ts';
import type { VoucherRow } from '../db/tables/purchase/voucher-tables.ts';
import type { SubscriptionRow } from '../db/tables/purchase/subscription-tables.ts';
import { discountedAmount } from './discounted-amount.ts';
import { campaignOf, campaignsFor } from './offers/campaigns.ts';
import { periodAmountsOf } from './offers/period-amounts.ts';
import { subscriptionsOf } from './subscriptions/subscription-store.ts';
import type { Database } from '../db/database.ts';
import { contentItems } from '../db/tables/catalogue-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import { textIn } from '../realm/text-in.ts';
import type { Shopper } from './attempts/buyer.ts';
import { trialScope, trialsHad } from './vouchers/free-trial.ts';

type WireLicence = z.input<typeof licence>;
type Price = typeof prices.$inferSelect;

/** A licence with its prices, the licences that open all that it opens, the campaign that makes it cheaper and, for a member, the entitlement held, the subscription and whether its free trial was had. */
export interface Offer { campaign: VoucherRow | undefined; row: LicenceRow; prices: Price[]; includedIn: string[]; held: { expiresAt: number | null } | undefined; subscription: SubscriptionRow | undefined; hadTrial: boolean }

/** The prices that are asked where a viewer is, the tenant's own currency first. @param country undefined for all */
async function pricesIn(db: Database, realm: string, country: string | undefined): Promise<Price[]> {
  const all = await db.select().from(prices).where(eq(prices.realm, realm)).orderBy(desc(prices.isDefault), asc(prices.sku));
  return all.filter(({ countries }) => country === undefined || countries === null || countries.includes(country));
}

/** The licences of each title, each set once. */
async function grantsOf({ context: { db, keptData }, realm: { realm }, published }: Shopper): Promise<string[][]> {
  const read = async () => (await db.selectDistinct({ licences: contentItems.licences }).from(contentItems).where(eq(contentItems.realm, realm))).map(({ licences: ids }) => ids);
  return keptData && published !== undefined ? keptData.read(published, `grants ${realm}`, read) : read();
}

/** Everything the tenant sells where this viewer is, with what is held of it. */
export async function offersFor(shopper: Shopper): Promise<Offer[]> {
  const { context: { db }, realm: { realm }, user, now, place } = shopper;
  const country = (await place?.())?.country;
  const rows = await db.select().from(licences).where(eq(licences.realm, realm)).orderBy(asc(licences.position));
  const amounts = await pricesIn(db, realm, country);
  const grants = await grantsOf(shopper);
  const held = user && !user.isGuest ? await db.select().from(entitlements).where(and(
    eq(entitlements.realm, realm), eq(entitlements.accountId, user.id), or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now)),
  )) : [];
  const bought = user && !user.isGuest ? await subscriptionsOf(db, { realm, accountId: user.id }) : [];
  const campaigns = await campaignsFor(db, { realm, now, ...(user && !user.isGuest ? { accountId: user.id } : {}) });
  const had = user && !user.isGuest ? await trialsHad(db, realm, user.id) : [];
  return rows.map((row) => ({
    row, campaign: campaignOf(campaigns, row.id), prices: amounts.filter((price) => price.licenceId === row.id), includedIn: includersOf(row.id, grants), held: held.find((entry) => entry.licenceId === row.id),
    subscription: bought.find((entry) => entry.licenceId === row.id), hadTrial: had.includes(trialScope(row)),
  }));
}

/** The other licences that open every title which this one opens. @param grants the licences of each title */
function includersOf(id: string, grants: readonly string[][]): string[] {
  const own = grants.filter((ids) => ids.includes(id));
  return own.length === 0 ? [] : own[0]!.filter((other) => other !== id && own.every((ids) => ids.includes(other)));
}

/** What a member is told of a licence's state. Held for ever, it is not renewed; paused, it is still theirs. @source spec 2 §4 "A licence is current when ACTIVE, or EXPIRED while paused" */
function statusOf({ row, held, subscription }: Offer): WireLicence['status'] {
  if (subscription?.paused) return { status: 'EXPIRED', pauseState: 'PAUSED', autoRenewingStatus: 'AUTO_RENEWING' };
  if (!held) return { status: 'INACTIVE' };
  const renews = subscription ? subscription.renews : row.strategy.type === 'SUBSCRIPTION' && held.expiresAt !== null;
  return {
    status: subscription?.status === 'TRIAL_ACTIVE' ? 'TRIAL_ACTIVE' : 'ACTIVE', autoRenewingStatus: renews ? 'AUTO_RENEWING' : 'NOT_RENEWING',
    ...(held.expiresAt === null ? {} : { expiryTimestamp: new Date(held.expiresAt).toISOString() }),
  };
}

/** One price, and what a campaign leaves of it. @source spec 2 §3 "Amount entry" */
function presentPrice({ sku, amount, scale, currency, isDefault, isLocal }: Price, { row: { strategy }, campaign }: Offer, { locale, realm }: Shopper): WireLicence['amounts'][number] {
  const afterDiscount = campaign ? discountedAmount(amount, campaign.discount) : amount;
  return {
    sku, amount, scale, currency, default: isDefault, local: isLocal, taxInclusive: realm.tax.inclusive, periodAmounts: periodAmountsOf(amount, strategy.subscriptionPeriod),
    ...(campaign ? { autoAppliedDiscount: {
      promotionalCampaignName: textIn(campaign.names, locale), ...(campaign.descriptions ? { promotionalCampaignDescription: textIn(campaign.descriptions, locale) } : {}),
      afterDiscount, periodAmounts: periodAmountsOf(afterDiscount, strategy.subscriptionPeriod),
    } } : {}),
  };
}

function presentDisplay({ display }: LicenceRow, locale: string): Partial<WireLicence> {
  const { marketingPeriod, style, cta, ctaControl } = display ?? {};
  return {
    ...(marketingPeriod ? { defaultMarketingPricePeriod: marketingPeriod } : {}), ...(style ? { displayStyle: style } : {}),
    ...(cta ? { cta: textIn(cta, locale) } : {}), ...(ctaControl ? { ctaControl } : {}),
  };
}

/** @source spec 2 §3 "Licence (displayed)" */
export function presentLicence(offer: Offer, shopper: Shopper): WireLicence {
  const { locale, user } = shopper;
  const { row, prices: amounts, includedIn, hadTrial } = offer;
  const isMember = !!user && !user.isGuest;
  return {
    licenceId: row.id, name: textIn(row.names, locale), description: textIn(row.descriptions, locale), type: amounts.length > 0 ? 'STANDARD' : 'FREE',
    rank: row.rank, includedIn, purchaseStrategy: row.strategy, ...(isMember ? { status: statusOf(offer) } : {}),
    ...(row.trialPeriod === null || hadTrial ? {} : { trialDetails: { trialPeriodDuration: row.trialPeriod } }),
    amounts: amounts.map((price) => presentPrice(price, offer, shopper)), ...presentDisplay(row, locale),
  };
}

/** Why this member need not or may not buy something; undefined where they may. @source spec 2 §4 "Purchasability", "A paused-expired licence cannot be bought again", "upgrade block" */
export function purchaseRefusal(offer: Offer, all: Offer[]): PlatformError | undefined {
  if (offer.held) return new PlatformError(409, 'licenceAlreadyActive', 'This licence is held already.');
  if (offer.subscription?.paused) return new PlatformError(409, 'licencePaused', 'This licence is paused, and can be resumed.');
  const isAbove = (other: Offer) => offer.row.familyId !== null && other.row.familyId === offer.row.familyId && other.row.rank > offer.row.rank;
  const isBlocked = all.some((other) => (other.held || other.subscription?.paused) && (isAbove(other) || offer.includedIn.includes(other.row.id)));
  return isBlocked ? new PlatformError(409, 'INVALID_TIER_CHANGE', 'A licence that includes this one is held.') : undefined;
}

/** Refuses what this member need not or may not buy. @throws PlatformError 409 `licenceAlreadyActive`, `licencePaused`, `INVALID_TIER_CHANGE` */
export function guardPurchasable(offer: Offer, all: Offer[]): void {
  const refusal = purchaseRefusal(offer, all);
  if (refusal) throw refusal;
}
