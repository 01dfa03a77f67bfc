import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { heldLicence } from '../../../../src/contracts/purchase/held-licence.ts';
import { planChange, planQuery, planQuote } from '../../../../src/contracts/purchase/plan.ts';
import type { PlanQuoteRow } from '../../db/tables/purchase/plan-tables.ts';
import { licences, paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { textIn } from '../../realm/text-in.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { taxOfAccount } from '../billing/own-tax.ts';
import { guardPlace } from '../sale-place.ts';
import { presentHeldLicences } from '../subscriptions/present-held-licence.ts';
import { changeSubscription } from '../subscriptions/subscription-store.ts';
import { withSubscription } from '../subscriptions/with-subscription.ts';
import { changePlan, quotePlan } from './change-plan.ts';
import { sent } from '../../../../src/contracts/wire/sent-text.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** What a viewer reads before the change. */
async function presentQuote({ context: { db }, realm: { realm, tax: terms }, user, locale }: MemberCaller, { quote: { id, facts, expiresAt }, row }: { quote: PlanQuoteRow; row: SubscriptionRow }) {
  const sold = await db.select().from(licences).where(eq(licences.realm, realm));
  const named = (licenceId: string) => {
    const licence = sold.find((one) => one.id === licenceId);
    return { licenceId, name: licence ? textIn(licence.names, locale) : licenceId };
  };
  const [card] = row.paymentMethodId === null ? [] : await db.select().from(paymentMethods).where(eq(paymentMethods.id, row.paymentMethodId));
  const { kind, amount: price, unusedDays, credit, carried, tax, total, scale, currency } = facts;
  return {
    quoteId: id, expiresAt: iso(expiresAt), kind, licence: named(facts.licenceId), target: named(facts.targetId), subscriptionPeriod: row.period ?? '',
    price, unusedDays, credit, carried, tax, total, isTaxInclusive: (await taxOfAccount(db, terms, user.id)).inclusive, scale, currency, startsAt: iso(facts.startsAt), following: { total: facts.followingTotal, at: iso(facts.followingAt) },
    ...(card ? { card: { cardId: card.id, cardType: card.cardType, last4Digits: card.last4 } } : {}),
  };
}

/** The licence after a change. */
async function freshOf(caller: MemberCaller, licenceId: string) {
  const [held] = await presentHeldLicences(caller, licenceId);
  if (!held) throw new PlatformError(404, 'subscription-not-found', 'There is no such subscription.');
  return held;
}

/** Another licence of the family in the place of one that is held. @source spec 2 §7 "/basket/changes", §8 INVALID_TIER_CHANGE; design/checkout.md 7 */
export const planRoutes = [
  defineRoute({
    name: 'previewPlan', method: 'POST', path: '/api/v2/basket/changes', auth: 'member', ability: 'buy', input: planQuery, output: planQuote,
    answer: async ({ licenceId, sku }, caller) => {
      await guardPlace(caller);
      return presentQuote(caller, await quotePlan(caller, licenceId, sku));
    },
  }),
  defineRoute({
    name: 'changePlan', method: 'POST', path: '/api/v2/basket/changes/:quoteId', auth: 'member', ability: 'buy', input: planChange, output: heldLicence,
    answer: async ({ quoteId }, caller) => {
      await guardPlace(caller);
      return freshOf(caller, await changePlan(caller, quoteId));
    },
  }),
  defineRoute({
    name: 'keepPlan', method: 'DELETE', path: '/api/v2/basket/changes/:licenceId', auth: 'member', ability: 'buy', input: z.object({ licenceId: sent('id') }), output: heldLicence,
    answer: async ({ licenceId }, caller) => {
      await withSubscription(caller, licenceId, 'KEEP_PLAN', ({ tx, row }) => changeSubscription(tx, row, { nextPlan: null }));
      return freshOf(caller, licenceId);
    },
  }),
];
