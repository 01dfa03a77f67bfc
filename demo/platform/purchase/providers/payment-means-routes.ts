import * as z from 'zod/mini';
import { initialPaymentMethods } from '../../../../src/contracts/purchase/payment-means.ts';
import { paymentReturn, paymentReturnQuery } from '../../../../src/contracts/purchase/payment-return.ts';
import { cardsOf } from '../cards/card-store.ts';
import { chargedBy, paysIn } from '../cards/mandates.ts';
import { finishAttempt } from '../attempts/finish-attempt.ts';
import { orderOf } from '../attempts/order.ts';
import { heldBasketOf, totalOf } from '../member-basket.ts';
import { giftVersion } from '../gifts/gift-order.ts';
import { guardPurchaser } from '../purchase-permission.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { schemesFor } from './payment-schemes.ts';
import { passProviderTime, paymentOfReference } from './provider-payments.ts';

const initInput = z.object({ primaryPaymentDetails: z.object({ basketId: z.string() }) });

/** The cards and mandates that a member may pay a basket with; one that has ended, or moves another currency, pays nothing. */
async function keptMeans({ context: { db }, user, now }: MemberCaller, currency: string) {
  const kept = (await cardsOf(db, user.id)).filter((card) => Date.UTC(card.expiryYear, card.expiryMonth, 1) > now && paysIn(card, currency));
  return kept.map(({ id, cardType, last4, cardHolder, expiryMonth, expiryYear, isDefault }) => ({
    paymentDetailsExid: id, targetPaymentProvider: chargedBy(cardType), paymentMethodType: 'CARD', cardType, last4Digits: last4, cardHolder, expiryMonth, expiryYear, default: isDefault,
  }));
}

/** What is due for a basket. */
async function dueOf(caller: MemberCaller, basketId: string): Promise<{ currency: string; total: number }> {
  const { basket } = await caller.context.db.transaction(async (tx) => orderOf(tx, caller, { basketId, basketVersion: await giftVersion(tx, basketId) ?? (await heldBasketOf(tx, caller.user.id)).version }));
  return { currency: basket.currency, total: totalOf(basket) };
}

/** The schemes for what is due, where its member is. */
async function schemeMeans(caller: MemberCaller, due: { currency: string; total: number }) {
  const { country } = await caller.place();
  return schemesFor({ country, ...due }).map(({ type, provider }) => ({ paymentDetailsExid: '', targetPaymentProvider: provider, paymentMethodType: type }));
}

/** How a basket can be paid, and how it went at a provider. @source spec 2 §7 */
export const paymentMeansRoutes = [
  defineRoute({
    name: 'initPaymentMethod', method: 'POST', path: '/api/v4/payment-method/init', auth: 'buyer', ownerOnly: true, input: initInput, output: initialPaymentMethods,
    answer: async ({ primaryPaymentDetails: { basketId } }, caller) => {
      await guardPurchaser(caller);
      const due = await dueOf(caller, basketId);
      const schemes = await schemeMeans(caller, due);
      const card = { paymentDetailsExid: '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
      return { parsedData: { paymentMethods: [...await keptMeans(caller, due.currency), card, ...schemes] } };
    },
  }),
  defineRoute({
    name: 'readPaymentReturn', method: 'GET', path: '/api/v2/payment-returns/:reference', auth: 'bearerless', input: paymentReturnQuery, output: paymentReturn,
    // Whoever returns may be first to know: the provider is asked, and nothing that the address says is believed.
    answer: async ({ reference }, { context: { db }, realm: { realm }, now }) => {
      const asked = await paymentOfReference(db, reference);
      const payment = asked?.realm === realm ? await passProviderTime(db, reference, now) : undefined;
      const attempt = payment && await finishAttempt(db, payment, now);
      if (!attempt) throw new PlatformError(404, 'payment-not-found', 'No such payment.');
      return { state: attempt.state, paymentMethodType: attempt.methodType, ...(attempt.failureCode === null ? {} : { failureCode: attempt.failureCode }) };
    },
  }),
];
