import { basket } from '../../../contracts/purchase/basket.ts';
import { basketContents, openBasketPayment } from '../../../contracts/purchase/offers/open-basket.ts';
import { paymentAttempt } from '../../../contracts/purchase/payment.ts';
import { defineCall } from '../../call.ts';

/** chosen: a minute, as for a payment whose basket is named */
const limitMs = 60_000;

/** What the payment opens, so that every element shows it. */
const changes = { subject: 'entitlements', ids: () => [] } as const;

/** Says all that the basket is to hold, and answers it with its price. @source spec 2 §7 "/basket"; chosen: PUT, as it stands in place of what lay there */
export const putBasket = defineCall({
  name: 'putBasket', method: 'PUT', auth: 'member', base: (e) => e.v2,
  input: basketContents, output: basket,
  request: (body) => ({ path: '/basket', body }),
});

/** Pays this member's one basket, as `payBasket` does by its id. @source spec 2 §7 "POST /customer/baskets/pay" */
export const payOwnBasket = defineCall({
  name: 'payOwnBasket', method: 'POST', auth: 'member', base: (e) => e.v2, limitMs, changes,
  input: openBasketPayment, output: paymentAttempt,
  request: ({ idempotencyKey, basketVersion, ...primaryPaymentDetailsAttributes }) => ({
    path: '/customer/baskets/pay', headers: { 'idempotency-key': idempotencyKey }, body: { basketVersion, paymentArrangement: { primaryPaymentDetailsAttributes } },
  }),
});

/** Pays what whoever buys has open: the gift of a guest, the basket of a member. @source spec 2 §7 "/basket/pay", beside "/user/guest-checkout-principal"; chosen: POST, for that guest first of all */
export const payOpenBasket = defineCall({
  name: 'payOpenBasket', method: 'POST', base: (e) => e.v2, limitMs, changes,
  input: openBasketPayment, output: paymentAttempt,
  request: ({ idempotencyKey, basketVersion, ...primaryPaymentDetailsAttributes }) => ({
    path: '/basket/pay', headers: { 'idempotency-key': idempotencyKey }, body: { basketVersion, paymentArrangement: { primaryPaymentDetailsAttributes } },
  }),
});
