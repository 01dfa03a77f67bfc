import * as z from 'zod/mini';
import { initialPaymentMethods } from '../../../../src/contracts/purchase/payment-means.ts';
import { paymentReturn, paymentReturnQuery } from '../../../../src/contracts/purchase/payment-return.ts';
import { newCardFields } from '../card-fields/new-card-fields.ts';
import { type CardRow, cardsOf } from '../cards/card-store.ts';
import { declinedCards } from '../cards/declined-cards.ts';
import { chargedBy, paysIn } from '../cards/mandates.ts';
import { finishAttempt } from '../attempts/finish-attempt.ts';
import { orderOf } from '../attempts/order.ts';
import { heldBasketOf, totalOf } from '../member-basket.ts';
import { giftVersion } from '../gifts/gift-order.ts';
import { guardPlace } from '../sale-place.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { schemesFor } from './payment-schemes.ts';
import { returnFromVendor } from '../vendor-orders/hear-vendor.ts';
import { postedWords } from '../vendor-orders/posted-words.ts';
import { paymentOfReference } from './provider-payments.ts';
import { chargerOf } from './vendors/payment-vendors.ts';
import { sent } from '../../../../src/contracts/wire/sent-text.ts';

const initInput = z.object({ primaryPaymentDetails: z.object({ basketId: sent('id') }) });

/** The cards and mandates that a member may pay a basket with; one that has ended, moves another currency or is another provider's pays nothing. */
async function keptMeans({ context: { db }, user, now }: MemberCaller, currency: string, vendor: string | undefined) {
  const isCharged = (card: CardRow): boolean => card.mandate?.provider === vendor && Date.UTC(card.expiryYear, card.expiryMonth, 1) > now && paysIn(card, currency);
  const declined = await declinedCards(db, user.id);
  return (await cardsOf(db, user.id)).filter(isCharged).map((card) => ({
    paymentDetailsExid: card.id, targetPaymentProvider: chargedBy(card), paymentMethodType: 'CARD', cardType: card.cardType, last4Digits: card.last4, cardHolder: card.cardHolder,
    expiryMonth: card.expiryMonth, expiryYear: card.expiryYear, default: card.isDefault, ...(declined.has(card.id) ? { declined: true } : {}),
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
    name: 'initPaymentMethod', method: 'POST', path: '/api/v4/payment-method/init', auth: 'buyer', ability: 'buy', input: initInput, output: initialPaymentMethods,
    answer: async ({ primaryPaymentDetails: { basketId } }, caller) => {
      await guardPlace(caller);
      const due = await dueOf(caller, basketId);
      const { vendors } = caller.context;
      const vendor = vendors.ofTenant(caller.realm.realm);
      const charger = chargerOf(vendors, caller.realm.realm);
      if (charger === undefined) return { parsedData: { paymentMethods: [] } };
      // The schemes are stand-ins, and take no real money.
      const schemes = vendor ? [] : await schemeMeans(caller, due);
      const card = { paymentDetailsExid: '', targetPaymentProvider: charger, paymentMethodType: 'CARD', ...newCardFields(caller) };
      return { parsedData: { paymentMethods: [...await keptMeans(caller, due.currency, vendor?.name), card, ...schemes] } };
    },
  }),
  defineRoute({
    name: 'readPaymentReturn', method: 'GET', path: '/api/v2/payment-returns/:reference', auth: 'bearerless', input: paymentReturnQuery, output: paymentReturn,
    // Whoever returns may be first to know: the provider is asked, and nothing that the address says is believed.
    answer: async ({ reference, posted, ...query }, { context, realm: { realm }, now }) => {
      const { db } = context;
      const returned = { ...query, ...(posted !== undefined && await postedWords(db, realm, posted, now)) };
      const asked = await paymentOfReference(db, reference);
      const payment = asked?.realm === realm ? await returnFromVendor(context, asked, returned, now) : undefined;
      const attempt = payment && await finishAttempt(db, payment, now);
      if (!attempt) throw new PlatformError(404, 'payment-not-found', 'No such payment.');
      return { state: attempt.state, paymentMethodType: attempt.methodType, ...(attempt.failureCode === null ? {} : { failureCode: attempt.failureCode }) };
    },
  }),
];
