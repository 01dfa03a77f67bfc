import { billingDetails, billingQuery, billingRequirements, newBillingDetails } from '../../../contracts/purchase/billing-details.ts';
import { oneClickPayment, paymentAttempt } from '../../../contracts/purchase/payment.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

/** What whoever buys in a country is asked for. @source spec 2 §2 "each country lists addressRequiredFields"; chosen: the path */
export const readBillingRequirements = defineCall({
  name: 'readBillingRequirements', method: 'GET',
  input: billingQuery, output: billingRequirements,
  request: ({ country }) => ({ path: pathOf`/countries/${country}/billing` }),
});

/** The billing details of this member, and what a purchase lacks. chosen: the call, as the spec shows none */
export const readBillingDetails = defineCall({
  name: 'readBillingDetails', method: 'GET', auth: 'member', base: (e) => e.v2,
  input: nothing, output: billingDetails,
  request: () => ({ path: '/customer/billing-details' }),
});

/** Keeps them; 400 `BILLING_DETAILS_INVALID` names in `details.missingFields` what is not good. chosen: the call, as the spec shows none */
export const saveBillingDetails = defineCall({
  name: 'saveBillingDetails', method: 'PUT', auth: 'member', base: (e) => e.v2,
  input: newBillingDetails, output: billingDetails,
  request: (body) => ({ path: '/customer/billing-details', body }),
});

/**
 * Buys the licence of the basket with a kept card.
 *
 * chosen: the body names the basket that was seen, so that its price is the one that is charged; the platform asks for billing details wherever it must, with
 * the query or without
 *
 * @source spec 2 §7 "POST licences/{licenceId}/card/{cardId} optional query checkBillingDetails"
 */
export const payLicenceWithKeptCard = defineCall({
  name: 'payLicenceWithKeptCard', method: 'POST', auth: 'member', base: (e) => e.v2, limitMs: 60_000,
  input: oneClickPayment, output: paymentAttempt,
  changes: { subject: 'entitlements', ids: () => [] },
  request: ({ licenceId, cardId, checkBillingDetails, idempotencyKey, ...body }) => ({
    path: pathOf`/licences/${licenceId}/card/${cardId}`, query: { checkBillingDetails }, headers: { 'idempotency-key': idempotencyKey }, body,
  }),
});
