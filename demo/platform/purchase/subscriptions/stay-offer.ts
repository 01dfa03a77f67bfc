import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { cancellationOffer } from '../../../../src/contracts/purchase/held-licence.ts';
import type { LicenceRow } from '../../db/tables/purchase/purchase-tables.ts';
import { type SubscriptionRow, subscriptions } from '../../db/tables/purchase/subscription-tables.ts';
import { discountedAmount } from '../discounted-amount.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { tellOfferTaken } from '../mails/tell-about.ts';
import { presentDiscount } from './present-discount.ts';
import { changeSubscription } from './subscription-store.ts';
import type { HeldSubscription } from './with-subscription.ts';

/** chosen: an offer that was taken or refused is made again after half a year */
const offerPauseMs = 180 * 86_400_000;

/** Whether a member who cancels is offered something to stay; nothing while a new price is announced or another licence follows, which it would not name. @source spec 2 §4 "Cancellation offer: verify, then redeem or refuse" */
export function isOfferOpen(row: SubscriptionRow, licence: Pick<LicenceRow, 'stayOffer'>, now: number): boolean {
  const isPaidUp = row.status === 'ACTIVE' && row.renews && row.failedTries === 0 && row.discount === null && !row.priceMigration && !row.nextPlan;
  return isPaidUp && licence.stayOffer !== null && (row.offeredAt === null || row.offeredAt + offerPauseMs <= now);
}

/** The offer, without taking it. */
export function presentOffer(row: SubscriptionRow, licence: Pick<LicenceRow, 'stayOffer'>, now: number): z.input<typeof cancellationOffer> {
  if (!licence.stayOffer || !isOfferOpen(row, licence, now)) return { eligible: false };
  return { eligible: true, discount: presentDiscount(licence.stayOffer), price: { amount: discountedAmount(row.amount, licence.stayOffer), scale: row.scale, currency: row.currency } };
}

/** Takes the offer: it comes off the payments to come. @throws PlatformError 409 `offer-not-available` */
export async function redeemOffer({ tx, row, licence, now }: HeldSubscription): Promise<SubscriptionRow> {
  if (!isOfferOpen(row, licence, now)) throw new PlatformError(409, 'offer-not-available', 'This offer is not open any more.');
  if (licence.stayOffer) await tellOfferTaken(tx, row, discountedAmount(row.amount, licence.stayOffer), now);
  return changeSubscription(tx, row, { discount: licence.stayOffer, offeredAt: now });
}

/** Refuses it. The subscription stays as it is, and so does its version: the cancellation that follows names the same one. */
export async function refuseOffer({ tx, row, now }: HeldSubscription): Promise<void> {
  await tx.update(subscriptions).set({ offeredAt: now }).where(eq(subscriptions.id, row.id));
}
