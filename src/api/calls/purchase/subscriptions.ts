import { cancellationOffer, cancelRequest, heldLicence, heldLicenceQuery, heldLicences, licencePaymentChange, pauseRequest, priceConsent, subscriptionChange } from '../../../contracts/purchase/held-licence.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

/** A change names the version that the viewer saw: one that is older is refused with 412. @source design/checkout.md 5 */
const seen = (version: number) => ({ 'if-match': `"${version}"` });

/** What the licence opens may be something else from now on. */
const changes = { subject: 'entitlements', ids: () => [] } as const;

/** Everything that this member holds or held. @source spec 2 §7 "Other path names seen: /user/licence" */
export const readHeldLicences = defineCall({
  name: 'readHeldLicences', method: 'GET', auth: 'member', base: (e) => e.v2,
  input: nothing, output: heldLicences,
  request: () => ({ path: '/user/licence' }),
});

/** @source spec 2 §7 "POST active-licences/{id}/pause optional config.resumeAfter"; chosen: ISO text */
export const pauseLicence = defineCall({
  name: 'pauseLicence', method: 'POST', auth: 'member', base: (e) => e.v2, changes,
  input: pauseRequest, output: heldLicence,
  request: ({ licenceId, version, resumeAfter }) => ({
    path: pathOf`/active-licences/${licenceId}/pause`, headers: seen(version),
    body: { config: resumeAfter === undefined ? {} : { resumeAfter: new Date(resumeAfter).toISOString() } },
  }),
});

/**
 * Ends a pause, or a request for one.
 *
 * chosen: a minute, as for a payment, which a resumed licence may need
 *
 * @source spec 2 §7 "POST active-licences/{id}/resume"
 */
export const resumeLicence = defineCall({
  name: 'resumeLicence', method: 'POST', auth: 'member', base: (e) => e.v2, limitMs: 60_000, changes,
  input: subscriptionChange, output: heldLicence,
  request: ({ licenceId, version }) => ({ path: pathOf`/active-licences/${licenceId}/resume`, headers: seen(version) }),
});

/** @source spec 2 §7 "DELETE active-licences/{id} optional cancellationDiscount=IGNORE; failure rejects with joined messages" */
export const cancelLicence = defineCall({
  name: 'cancelLicence', method: 'DELETE', auth: 'member', base: (e) => e.v2, changes,
  input: cancelRequest, output: heldLicence,
  request: ({ licenceId, version, ignoreOffer }) => ({
    path: pathOf`/active-licences/${licenceId}`, headers: seen(version), query: { cancellationDiscount: ignoreOffer ? 'IGNORE' : undefined },
  }),
});

/** What whoever cancels is offered to stay; asking changes nothing. @source spec 2 §7 "GET cancellation-promo/{id}/verify" */
export const verifyCancellationOffer = defineCall({
  name: 'verifyCancellationOffer', method: 'GET', auth: 'member', base: (e) => e.v2,
  input: heldLicenceQuery, output: cancellationOffer,
  request: ({ licenceId }) => ({ path: pathOf`/cancellation-promo/${licenceId}/verify` }),
});

/** @source spec 2 §7 "POST cancellation-promo/{id}/redeem" */
export const redeemCancellationOffer = defineCall({
  name: 'redeemCancellationOffer', method: 'POST', auth: 'member', base: (e) => e.v2, changes,
  input: subscriptionChange, output: heldLicence,
  request: ({ licenceId, version }) => ({ path: pathOf`/cancellation-promo/${licenceId}/redeem`, headers: seen(version) }),
});

/** @source spec 2 §7 "POST cancellation-promo/{id}/refuse" */
export const refuseCancellationOffer = defineCall({
  name: 'refuseCancellationOffer', method: 'POST', auth: 'member', base: (e) => e.v2,
  input: subscriptionChange, output: nothing,
  request: ({ licenceId, version }) => ({ path: pathOf`/cancellation-promo/${licenceId}/refuse`, headers: seen(version) }),
});

/** Takes a cancellation back before the paid time has ended. @source spec 2 §7 "PATCH reactivate-licence/{id} empty body" */
export const reactivateLicence = defineCall({
  name: 'reactivateLicence', method: 'PATCH', auth: 'member', base: (e) => e.v2, changes,
  input: subscriptionChange, output: heldLicence,
  request: ({ licenceId, version }) => ({ path: pathOf`/reactivate-licence/${licenceId}`, headers: seen(version), body: {} }),
});

/**
 * Begins to confirm a payment that the card's issuer asks about; `confirmation` of the answer says where.
 *
 * @source spec 2 §2 "payment authorization", §4 CONFIRMED_PAYMENT_REQUIRED; chosen: the call, as the spec shows none
 */
export const authorisePayment = defineCall({
  name: 'authorisePayment', method: 'POST', auth: 'member', base: (e) => e.v2, limitMs: 60_000, changes,
  input: subscriptionChange, output: heldLicence,
  request: ({ licenceId, version }) => ({ path: pathOf`/licence/${licenceId}/payment-authorization`, headers: seen(version) }),
});

/**
 * Pays for a licence by a card that was entered just now; what is open is charged at once.
 *
 * chosen: a minute, as for a payment
 *
 * @source spec 2 §7 "POST /licence/{licenceId}/payment-details/{paymentDetailsId}"
 */
export const payLicenceByCard = defineCall({
  name: 'payLicenceByCard', method: 'POST', auth: 'member', base: (e) => e.v2, limitMs: 60_000, changes,
  input: licencePaymentChange, output: heldLicence,
  request: ({ licenceId, version, cardId, shownDue }) => ({ path: pathOf`/licence/${licenceId}/payment-details/${cardId}`, headers: seen(version), query: { shownDue } }),
});

/** The same by a card that is kept. @source spec 2 §7 "(update) licence payment-details by licenceId and cardId"; chosen: PUT on the same path */
export const updateLicenceCard = defineCall({
  name: 'updateLicenceCard', method: 'PUT', auth: 'member', base: (e) => e.v2, limitMs: 60_000, changes,
  input: licencePaymentChange, output: heldLicence,
  request: ({ licenceId, version, cardId, shownDue }) => ({ path: pathOf`/licence/${licenceId}/payment-details/${cardId}`, headers: seen(version), query: { shownDue } }),
});

/** Agrees to a new price, or leaves. @source spec 2 §7 "PUT price-migration/{id}/consent" */
export const answerPriceMigration = defineCall({
  name: 'answerPriceMigration', method: 'PUT', auth: 'member', base: (e) => e.v2, changes,
  input: priceConsent, output: heldLicence,
  request: ({ migrationId, version, status }) => ({ path: pathOf`/price-migration/${migrationId}/consent`, headers: seen(version), body: { status } }),
});
