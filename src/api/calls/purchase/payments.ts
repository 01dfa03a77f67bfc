import { openPayments } from '../../../contracts/purchase/open-payment.ts';
import { paymentAttempt, paymentAttemptQuery } from '../../../contracts/purchase/payment.ts';
import { basketQuery, initialPaymentMethods } from '../../../contracts/purchase/payment-means.ts';
import { paymentReturn, paymentReturnQuery } from '../../../contracts/purchase/payment-return.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

/** How a basket can be paid where its viewer is. @source spec 2 §7 "POST /payment-method/init (v4)" */
export const initPaymentMethod = defineCall({
  name: 'initPaymentMethod', method: 'POST', auth: 'member', base: (e) => e.v4,
  input: basketQuery, output: initialPaymentMethods,
  request: (primaryPaymentDetails) => ({ path: '/payment-method/init', body: { primaryPaymentDetails } }),
});

/** Payments of the member that are not over, wherever they were begun. chosen: the call, as the spec shows none */
export const readOpenPayments = defineCall({
  name: 'readOpenPayments', method: 'GET', auth: 'member', base: (e) => e.v2,
  input: nothing, output: openPayments,
  request: () => ({ path: '/customer/payments' }),
});

/** Gives up a payment that waits for its payer; what was paid meanwhile is answered as such. chosen: the call, as the spec shows none */
export const cancelPaymentAttempt = defineCall({
  name: 'cancelPaymentAttempt', method: 'DELETE', auth: 'member', base: (e) => e.v2,
  input: paymentAttemptQuery, output: paymentAttempt,
  changes: { subject: 'entitlements', ids: () => [], when: ({ state }) => state === 'SUCCEEDED' },
  request: ({ attemptId }) => ({ path: pathOf`/customer/payments/${attemptId}` }),
});

/** How a payment stands that a provider returned from; for a browser without a session too. @source spec 2 §2 "pay (provider return)"; chosen: the call, as the spec shows none */
export const readPaymentReturn = defineCall({
  name: 'readPaymentReturn', method: 'GET', auth: 'none', base: (e) => e.v2,
  input: paymentReturnQuery, output: paymentReturn,
  request: ({ reference, ...query }) => ({ path: pathOf`/payment-returns/${reference}`, query }),
});
