import { basket, basketUpdate, voucherCode, voucherRedemption } from '../../contracts/purchase/basket.ts';
import { entitlements, licenceOffer, licenceQuery } from '../../contracts/purchase/licence.ts';
import { nothing } from '../../contracts/wire/nothing.ts';
import {
  cardValidation, paymentAttempt, paymentAttemptQuery, paymentRequest, validatedPaymentMethod,
} from '../../contracts/purchase/payment.ts';
import { defineCall } from '../call.ts';
import { pathOf } from '../path-of.ts';

/** Licences on offer, in their families; with ids, only these. @source spec 2 §7 */
export const readLicences = defineCall({
  name: 'readLicences', method: 'GET', exposure: 'partner', base: (e) => e.v2,
  input: licenceQuery, output: licenceOffer,
  request: ({ licenceIds }) => ({
    path: '/licence-family',
    query: { includeEntitlements: 'ALL_ACTIVE_USER_ENTITLEMENTS', licenceId: licenceIds },
  }),
});

/** What this viewer holds now. @source spec 2 §7 '/customer/subscriptions/status/active' */
export const readEntitlements = defineCall({
  name: 'readEntitlements', method: 'GET', auth: 'member', exposure: 'partner', base: (e) => e.v2,
  input: nothing, output: entitlements,
  request: () => ({ path: '/customer/subscriptions/status/active' }),
});

/** Puts one sku into the basket and answers the whole basket with its price. @source spec 2 §7 "PUT /baskets/{id}" */
export const updateBasket = defineCall({
  name: 'updateBasket', method: 'PUT', auth: 'member', base: (e) => e.v2,
  input: basketUpdate, output: basket,
  request: ({ sku, acknowledgeNoFreeTrial }) => ({ path: pathOf`/baskets/${sku}`, query: { acknowledgeNoFreeTrial } }),
});

/** @source spec 2 §7 "GET /customer/basket" */
export const readBasket = defineCall({
  name: 'readBasket', method: 'GET', auth: 'member', base: (e) => e.v2,
  input: nothing, output: basket,
  request: () => ({ path: '/customer/basket' }),
});

/** Takes what a code gives off the basket, and answers the whole basket. @source spec 2 §7 "PUT /baskets/vouchers/{code}" */
export const applyVoucher = defineCall({
  name: 'applyVoucher', method: 'PUT', auth: 'member', base: (e) => e.v2,
  input: voucherCode, output: basket,
  request: ({ code }) => ({ path: pathOf`/baskets/vouchers/${code}` }),
});

/** Takes the voucher off again. @source spec 2 §7 "DELETE /baskets/vouchers/{code}" */
export const removeVoucher = defineCall({
  name: 'removeVoucher', method: 'DELETE', auth: 'member', base: (e) => e.v2,
  input: voucherCode, output: basket,
  request: ({ code }) => ({ path: pathOf`/baskets/vouchers/${code}` }),
});

/** Exchanges a code for the licence that it gives whole. @source spec 2 §7 "POST /promotions/voucher/redeem"; chosen: what is held then is the answer */
export const redeemVoucher = defineCall({
  name: 'redeemVoucher', method: 'POST', auth: 'member', base: (e) => e.v2,
  input: voucherRedemption, output: entitlements,
  changes: { subject: 'entitlements', ids: () => [] },
  request: (body) => ({ path: '/promotions/voucher/redeem', body }),
});

/** Exchanges a card's token for the payment provider's lasting reference to it. @source spec 2 §7 "POST /payment-method/validate (v4)" */
export const validatePaymentMethod = defineCall({
  name: 'validatePaymentMethod', method: 'POST', auth: 'member', base: (e) => e.v4,
  input: cardValidation, output: validatedPaymentMethod,
  request: (primaryPaymentDetails) => ({ path: '/payment-method/validate', body: { primaryPaymentDetails } }),
});

/**
 * Pays a basket. The key goes in a header, so that a repeated request answers the same attempt.
 *
 * chosen: a minute, since a bank may take longer than a page
 *
 * @source spec 2 §7; design/checkout.md 3, 5
 */
export const payBasket = defineCall({
  name: 'payBasket', method: 'POST', auth: 'member', base: (e) => e.v2, limitMs: 60_000,
  input: paymentRequest, output: paymentAttempt,
  changes: { subject: 'entitlements', ids: () => [] },
  request: ({ basketId, idempotencyKey, basketVersion, ...primaryPaymentDetailsAttributes }) => ({
    path: pathOf`/customer/baskets/pay/${basketId}`,
    headers: { 'idempotency-key': idempotencyKey },
    body: { basketVersion, paymentArrangement: { primaryPaymentDetailsAttributes } },
  }),
});

/** A payment attempt as it stands: an answer may have been lost, so that its success is first heard of here. chosen: the call, as the spec shows none */
export const readPaymentAttempt = defineCall({
  name: 'readPaymentAttempt', method: 'GET', auth: 'member', base: (e) => e.v2,
  input: paymentAttemptQuery, output: paymentAttempt,
  changes: { subject: 'entitlements', ids: () => [], when: ({ state }) => state === 'SUCCEEDED' },
  request: ({ attemptId }) => ({ path: pathOf`/customer/payments/${attemptId}` }),
});
