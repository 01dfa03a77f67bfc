import type { PlanFacts } from '../../db/tables/purchase/plan-tables.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Buyer } from '../attempts/buyer.ts';
import { taxOfAccount } from '../billing/own-tax.ts';
import { type Offer, offersFor } from '../licence-offers.ts';
import { isBelowHeld } from '../subscriptions/is-below-held.ts';
import { planFacts } from './plan-facts.ts';
import { type PlanKind, planKindOf } from './plan-kind.ts';

/** A licence that a subscription may be changed to. */
export interface MemberPlan { kind: PlanKind; offer: Offer; price: Offer['prices'][number] }

/** The price in the subscription's money; that of the viewer's country before the default one. @source spec 2 §3 "the local entry is preferred, then the default entry" */
function priceFor({ prices }: Offer, { scale, currency }: SubscriptionRow): Offer['prices'][number] | undefined {
  const own = prices.filter((price) => price.currency === currency && price.scale === scale);
  return own.find(({ isLocal }) => isLocal) ?? own.find(({ isDefault }) => isDefault) ?? own[0];
}

/** Until when a licence is the member's anyway; one that rests may come back at any time. */
function heldUntil({ held, subscription }: Offer): { heldUntil?: number | null } {
  if (subscription?.paused || subscription?.renews) return { heldUntil: null };
  return held ? { heldUntil: held.expiresAt } : {};
}

/** What a subscription may be changed to now, in the tenant's order. */
export function plansFor(row: SubscriptionRow, offers: Offer[], now: number): MemberPlan[] {
  const own = offers.find((offer) => offer.row.id === row.licenceId);
  const all = offers.flatMap(({ subscription }) => subscription ?? []);
  const below = isBelowHeld(row, all, offers.map((offer) => offer.row));
  return offers.flatMap((offer) => {
    const price = priceFor(offer, row);
    const kind = own && planKindOf(row, own.row, { licence: offer.row, price, ...heldUntil(offer) }, { isBelowHeld: below, now });
    return kind && price && row.nextPlan?.licenceId !== offer.row.id ? [{ kind, offer, price }] : [];
  });
}

/**
 * What a change would cost.
 *
 * @param at the moment that it is quoted for, epoch milliseconds
 * @throws PlatformError 409 INVALID_TIER_CHANGE @source spec 2 §8
 */
export async function quotedChange(buyer: Buyer, row: SubscriptionRow, sku: string, at: number): Promise<{ facts: PlanFacts; plan: MemberPlan; offers: Offer[] }> {
  const offers = await offersFor(buyer);
  const plan = plansFor(row, offers, buyer.now).find(({ price }) => price.sku === sku);
  if (!plan) throw new PlatformError(409, 'INVALID_TIER_CHANGE', 'The subscription cannot be changed to this one.');
  const price = { licenceId: plan.offer.row.id, sku, amount: plan.price.amount };
  return { plan, offers, facts: planFacts({ kind: plan.kind, row, price, tax: await taxOfAccount(buyer.context.db, buyer.realm.tax, buyer.user.id), now: at }) };
}
