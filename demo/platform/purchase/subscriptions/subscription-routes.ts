import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { cancellationOffer, heldLicence, heldLicences } from '../../../../src/contracts/purchase/held-licence.ts';
import { cancellationPromotions } from '../../../../src/contracts/purchase/offers/cancellation-promotions.ts';
import { instant } from '../../../../src/contracts/wire/instant.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { licences } from '../../db/tables/purchase/purchase-tables.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { guardBilling } from '../billing/guard-billing.ts';
import { authorisePayment } from '../confirmations/authorise-payment.ts';
import { declinedError } from '../sandbox-bank.ts';
import { answerPriceMigration } from '../new-prices/answer-price-migration.ts';
import { dueFor } from './charge-period.ts';
import { cancel, type ChangeResult, payByCard, reactivate, requestPause, resume } from './change-subscription.ts';
import type { SubscriptionVerb } from './possible-changes.ts';
import { presentHeldLicences } from './present-held-licence.ts';
import { presentOffer, redeemOffer, refuseOffer } from './stay-offer.ts';
import { findSubscription, subscriptionsOf } from './subscription-store.ts';
import { isOwed } from './subscription-time.ts';
import { type HeldSubscription, withSubscription } from './with-subscription.ts';
import { sent } from '../../../../src/contracts/wire/sent-text.ts';

const amountInQuery = z.coerce.number().check(z.int(), z.nonnegative());
const one = z.object({ licenceId: sent('id') });

/** The subscription after a change. */
async function freshOf(caller: MemberCaller, licenceId: string) {
  const [held] = await presentHeldLicences(caller, licenceId);
  if (!held) throw new PlatformError(404, 'subscription-not-found', 'There is no such subscription.');
  return held;
}

/** Makes a change and answers the subscription after it. @throws PlatformError 402 where a charge was refused: what was written stays */
async function change(caller: MemberCaller, licenceId: string, verb: SubscriptionVerb | undefined, work: (held: HeldSubscription) => Promise<ChangeResult>) {
  const { failureCode } = await withSubscription(caller, licenceId, verb, work);
  if (failureCode !== null) throw declinedError(failureCode, labelsOf(caller.locale));
  return freshOf(caller, licenceId);
}

/** Refuses to take anything but what was shown. @throws PlatformError 409 `price-changed` */
async function guardDue({ tx, row }: HeldSubscription, shownDue: number | undefined): Promise<void> {
  if (shownDue !== undefined && (await dueFor(tx, row)).total !== shownDue) throw new PlatformError(409, 'price-changed', 'What is due has changed; look at it again.');
}

/** Another card, which pays at once what is open. @throws PlatformError 424 `BASKET_REQUIREMENTS_FAILED` where that lacks billing details, 409 `price-changed` where it is not what was shown */
async function changeCard(caller: MemberCaller, licenceId: string, cardId: string, shownDue: number | undefined) {
  await caller.place();
  return change(caller, licenceId, undefined, async (held) => {
    if (isOwed(held.row)) {
      await guardBilling(held.tx, caller);
      await guardDue(held, shownDue);
    }
    return payByCard(held, cardId);
  });
}

/** What a member holds, and every change of it. @source spec 2 §7; design/checkout.md 5, 7, 8 */
export const subscriptionRoutes = [
  defineRoute({
    name: 'readHeldLicences', method: 'GET', path: '/api/v2/user/licence', auth: 'member', ability: 'seePurchases', input: nothing, output: heldLicences,
    answer: async (_input, caller) => ({ licences: await presentHeldLicences(caller) }),
  }),
  defineRoute({
    name: 'pauseLicence', method: 'POST', path: '/api/v2/active-licences/:licenceId/pause', auth: 'member', ability: 'buy', output: heldLicence,
    input: z.object({ licenceId: sent('id'), config: z.optional(z.object({ resumeAfter: z.optional(instant) })) }),
    answer: ({ licenceId, config }, caller) => change(caller, licenceId, 'PAUSE', (held) => requestPause(held, config?.resumeAfter)),
  }),
  defineRoute({
    name: 'resumeLicence', method: 'POST', path: '/api/v2/active-licences/:licenceId/resume', auth: 'member', ability: 'buy', input: one, output: heldLicence,
    answer: ({ licenceId }, caller) => change(caller, licenceId, 'RESUME', resume),
  }),
  defineRoute({
    name: 'cancelLicence', method: 'DELETE', path: '/api/v2/active-licences/:licenceId', auth: 'member', ability: 'buy', queryFields: ['cancellationDiscount'], output: heldLicence,
    input: z.object({ licenceId: sent('id'), cancellationDiscount: z.optional(z.literal('IGNORE')) }),
    answer: ({ licenceId, cancellationDiscount }, caller) => change(caller, licenceId, 'CANCEL', (held) => cancel(held, cancellationDiscount === 'IGNORE')),
  }),
  defineRoute({
    name: 'verifyCancellationOffer', method: 'GET', path: '/api/v2/cancellation-promo/:licenceId/verify', auth: 'member', ability: 'seePurchases', input: one, output: cancellationOffer,
    answer: async ({ licenceId }, { context: { db }, realm: { realm }, user, now }) => {
      const row = await findSubscription(db, { realm, accountId: user.id, licenceId });
      const [licence] = await db.select().from(licences).where(and(eq(licences.realm, realm), eq(licences.id, licenceId)));
      if (!row || !licence) throw new PlatformError(404, 'subscription-not-found', 'There is no such subscription.');
      return presentOffer(row, licence, now);
    },
  }),
  defineRoute({
    name: 'readCancellationPromotions', method: 'GET', path: '/api/v2/promotions/cancellation', auth: 'member', ability: 'seePurchases', input: nothing, output: cancellationPromotions,
    answer: async (_input, { context: { db }, realm: { realm }, user, now }) => {
      const [all, terms] = [await subscriptionsOf(db, { realm, accountId: user.id }), await db.select().from(licences).where(eq(licences.realm, realm))];
      const offered = all.flatMap((row) => terms.filter(({ id }) => id === row.licenceId).map((licence) => ({ licenceId: row.licenceId, ...presentOffer(row, licence, now) })));
      return { promotions: offered.filter(({ eligible }) => eligible) };
    },
  }),
  defineRoute({
    name: 'redeemCancellationOffer', method: 'POST', path: '/api/v2/cancellation-promo/:licenceId/redeem', auth: 'member', ability: 'buy', input: one, output: heldLicence,
    answer: ({ licenceId }, caller) => change(caller, licenceId, 'CANCEL', async (held) => ({ row: await redeemOffer(held), failureCode: null })),
  }),
  defineRoute({
    name: 'refuseCancellationOffer', method: 'POST', path: '/api/v2/cancellation-promo/:licenceId/refuse', auth: 'member', ability: 'buy', input: one, output: nothing,
    answer: async ({ licenceId }, caller) => {
      await withSubscription(caller, licenceId, 'CANCEL', refuseOffer);
      return {};
    },
  }),
  defineRoute({
    name: 'reactivateLicence', method: 'PATCH', path: '/api/v2/reactivate-licence/:licenceId', auth: 'member', ability: 'buy', input: one, output: heldLicence,
    answer: ({ licenceId }, caller) => change(caller, licenceId, 'REACTIVATE', reactivate),
  }),
  defineRoute({
    name: 'answerPriceMigration', method: 'PUT', path: '/api/v2/price-migration/:migrationId/consent', auth: 'member', ability: 'buy', output: heldLicence,
    input: z.object({ migrationId: sent('id'), status: z.enum(['LEAVE', 'CONTINUE']) }),
    answer: async ({ migrationId, status }, caller) => {
      const all = await subscriptionsOf(caller.context.db, { realm: caller.realm.realm, accountId: caller.user.id });
      const row = all.find(({ priceMigration }) => priceMigration?.id === migrationId);
      if (!row) throw new PlatformError(404, 'price-migration-not-found', 'There is no such new price.');
      return change(caller, row.licenceId, undefined, (held) => answerPriceMigration(held, migrationId, status));
    },
  }),
  defineRoute({
    name: 'authorisePayment', method: 'POST', path: '/api/v2/licence/:licenceId/payment-authorization', auth: 'member', ability: 'buy', input: one, output: heldLicence,
    answer: ({ licenceId }, caller) => change(caller, licenceId, undefined, authorisePayment),
  }),
  defineRoute({
    name: 'payLicenceByCard', method: 'POST', path: '/api/v2/licence/:licenceId/payment-details/:paymentDetailsId', auth: 'member', ability: 'buy', queryFields: ['shownDue'], output: heldLicence,
    input: z.object({ licenceId: sent('id'), paymentDetailsId: sent('id'), shownDue: z.optional(amountInQuery) }),
    answer: ({ licenceId, paymentDetailsId, shownDue }, caller) => changeCard(caller, licenceId, paymentDetailsId, shownDue),
  }),
  defineRoute({
    name: 'updateLicenceCard', method: 'PUT', path: '/api/v2/licence/:licenceId/payment-details/:cardId', auth: 'member', ability: 'buy', queryFields: ['shownDue'], output: heldLicence,
    input: z.object({ licenceId: sent('id'), cardId: sent('id'), shownDue: z.optional(amountInQuery) }),
    answer: ({ licenceId, cardId, shownDue }, caller) => changeCard(caller, licenceId, cardId, shownDue),
  }),
];
