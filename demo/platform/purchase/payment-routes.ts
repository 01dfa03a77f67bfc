import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { openPayments } from '../../../src/contracts/purchase/open-payment.ts';
import { cardValidation, paymentAttempt, paymentAttemptQuery, paymentRequest, validatedPaymentMethod } from '../../../src/contracts/purchase/payment.ts';
import { nothing } from '../../../src/contracts/wire/nothing.ts';
import type { Database } from '../db/database.ts';
import { guestBuyers } from '../db/tables/purchase/gift-tables.ts';
import type { AttemptRow } from '../db/tables/purchase/purchase-tables.ts';
import { accounts } from '../db/tables/viewer-tables.ts';
import { keepCard } from './cards/card-store.ts';
import { rememberTyped } from './cards/guard-kept-card.ts';
import { isLive, ownAttempt, presentAttempt } from './attempts/attempt-store.ts';
import { idempotencyKeyOf } from './attempts/idempotency-key.ts';
import { cancelLive } from './attempts/cancel-attempt.ts';
import { presentOpenPayments } from './attempts/open-payments.ts';
import { payBasket } from './pay-basket.ts';
import { paymentOfAttempt } from './providers/provider-payments.ts';
import { chargerOf } from './providers/vendors/payment-vendors.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';
import { guardPlace } from './sale-place.ts';
import type { MemberCaller } from '../server/request-caller.ts';
import { takeCardToken } from './card-fields/card-tokens.ts';
import { guardCardTries } from './card-fields/guard-card-tries.ts';
import { holdCustomer } from './hold-customer.ts';
import { sent } from '../../../src/contracts/wire/sent-text.ts';

const provider = 'sandbox-card';

/** A token that is tried counts, good or not; its card was counted where it was entered. @throws PlatformError 429 `too-many-requests` */
const countCard = ({ context: { limits }, user, now }: MemberCaller): Promise<void> => limits.count('cards of an account', [user.id], now);

/** How an attempt stands. chosen: money that came after its end is told of, though the attempt itself stays as it ended */
async function presentStand(db: Database, attempt: AttemptRow): Promise<ReturnType<typeof presentAttempt>> {
  const payment = attempt.state === 'DECLINED' ? await paymentOfAttempt(db, attempt.id) : undefined;
  return presentAttempt(payment?.state === 'REFUNDED' ? { ...attempt, failureCode: 'payment_refunded' } : attempt);
}

const payInput = z.object({
  basketId: sent('id'), basketVersion: z.int(),
  paymentArrangement: z.object({ primaryPaymentDetailsAttributes: z.omit(paymentRequest, { basketId: true, idempotencyKey: true, basketVersion: true }) }),
});

/** chosen: the query is read and changes nothing: a country's billing details are asked for wherever they must be */
const oneClickInput = z.object({ licenceId: sent('id'), cardId: sent('id'), basketId: sent('id'), basketVersion: z.int(), checkBillingDetails: z.optional(z.enum(['true', 'false'])) });

/** Cards and payments by the sandbox provider. No card number comes here. @source spec 2 §7; design/checkout.md */
export const paymentRoutes = [
  defineRoute({
    name: 'validatePaymentMethod', method: 'POST', path: '/api/v4/payment-method/validate', auth: 'buyer', ability: 'buy', output: validatedPaymentMethod,
    input: z.object({ primaryPaymentDetails: cardValidation }),
    answer: async ({ primaryPaymentDetails: { token, captchaToken } }, caller) => {
      await guardPlace(caller);
      // Where a vendor charges cards, or no provider does, no card of the sandbox is taken.
      if (chargerOf(caller.context.vendors, caller.realm.realm) !== provider) throw new PlatformError(400, 'BAD_REQUEST', 'Cards are entered in the fields of the payment provider.', { field: 'card' });
      await countCard(caller);
      await guardCardTries(caller, captchaToken);
      const { db } = caller.context;
      const { id, cardType, last4 } = await keepCard(db, { card: await takeCardToken(db, caller.realm.realm, token, caller.now), accountId: caller.user.id, now: caller.now });
      await rememberTyped(db, caller, id);
      return { parsedData: { paymentDetailsExid: id, targetPaymentProvider: provider, paymentMethodType: 'CARD' as const, cardType, last4Digits: last4 } };
    },
  }),
  defineRoute({
    name: 'payBasket', method: 'POST', path: '/api/v2/customer/baskets/pay/:basketId', auth: 'buyer', ability: 'buy', input: payInput, output: paymentAttempt,
    answer: async ({ basketId, basketVersion, paymentArrangement }, caller) => {
      await guardPlace(caller);
      return payBasket(caller, { basketId, basketVersion, idempotencyKey: idempotencyKeyOf(caller), ...paymentArrangement.primaryPaymentDetailsAttributes });
    },
  }),
  defineRoute({
    name: 'payLicenceWithKeptCard', method: 'POST', path: '/api/v2/licences/:licenceId/card/:cardId', auth: 'member', ability: 'buy', queryFields: ['checkBillingDetails'], input: oneClickInput, output: paymentAttempt,
    answer: async ({ licenceId, cardId, basketId, basketVersion }, caller) => {
      await guardPlace(caller);
      const card = { paymentDetailsExternalId: cardId, targetPaymentProvider: chargerOf(caller.context.vendors, caller.realm.realm) ?? '', paymentMethodType: 'CARD' };
      return payBasket(caller, { basketId, basketVersion, idempotencyKey: idempotencyKeyOf(caller), ...card }, licenceId);
    },
  }),
  defineRoute({
    name: 'readPaymentAttempt', method: 'GET', path: '/api/v2/customer/payments/:attemptId', auth: 'buyer', ability: 'seePurchases', input: paymentAttemptQuery, output: paymentAttempt,
    answer: async ({ attemptId }, { context: { db }, user }) => {
      // A payment that is being made holds the account's row: its end is waited for.
      await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, user.id)).for('share');
      await db.select({ id: guestBuyers.id }).from(guestBuyers).where(eq(guestBuyers.id, user.id)).for('share');
      return presentStand(db, await ownAttempt(db, user.id, attemptId));
    },
  }),
  defineRoute({
    name: 'readOpenPayments', method: 'GET', path: '/api/v2/customer/payments', auth: 'member', ability: 'seePurchases', input: nothing, output: openPayments,
    answer: (_input, caller) => presentOpenPayments(caller),
  }),
  defineRoute({
    name: 'cancelPaymentAttempt', method: 'DELETE', path: '/api/v2/customer/payments/:attemptId', auth: 'buyer', ability: 'buy', input: paymentAttemptQuery, output: paymentAttempt,
    // A bank that works on it cannot be stopped: the answer says how the attempt stands.
    answer: ({ attemptId }, { context: { db }, user, now }) => db.transaction(async (tx) => {
      await holdCustomer(tx, user.id, now);
      const attempt = await ownAttempt(tx, user.id, attemptId);
      return presentAttempt(isLive(attempt) ? await cancelLive(tx, attempt, now) : attempt);
    }),
  }),
];
