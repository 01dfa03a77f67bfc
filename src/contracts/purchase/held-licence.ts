import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { openObject } from '../wire/parsing/open-object.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { discount } from './discount.ts';
import { purchaseStrategy } from './licence.ts';
import { paymentAction } from './payment.ts';
import { nextPlan, plan } from './plan.ts';
import { sent } from '../wire/sent-text.ts';

/**
 * Something that is still to happen to a subscription.
 *
 * @source spec 2 §3 "subscriptionPendingActions (action, requestedAt, actionDueBy)", §4; chosen: PAUSE and RESUME, by which a requested pause and resume are known
 */
export const pendingAction = z.object({
  action: openEnum('pendingAction.action', ['CONFIRMED_PAYMENT_REQUIRED', 'REFRESH_PAYMENT_DETAILS', 'PAUSE', 'RESUME']),
  requestedAt: instant,
  actionDueBy: z.optional(instant),
});
export type PendingAction = z.output<typeof pendingAction>;

/** The last payment of a licence. @source spec 2 §3 "licencePayment" */
export const licencePayment = openObject({
  /** chosen: CONFIRMED and UNCONFIRMED are the events; the spec names them as display states alone */
  paymentEventType: openEnum('licencePayment.paymentEventType', ['CONFIRMED', 'UNCONFIRMED']),
  purchaseTimestamp: z.optional(instant),
  expiryTimestamp: z.optional(instant),
  /** Managed by another shop, where alone it can be changed. */
  paymentProviderInfo: z.optional(z.object({ managed: z._default(z.boolean(), false) })),
  cardId: z.optional(z.string()),
  purchaseId: z.optional(z.string()),
});

/** @source spec 2 §3 "Licence status", §4 */
export const subscriptionStatus = openObject({
  status: openEnum('subscriptionStatus.status', ['ACTIVE', 'TRIAL_ACTIVE', 'EXPIRED', 'INACTIVE', 'FREE']),
  autoRenewingStatus: openEnum('subscriptionStatus.autoRenewingStatus', ['AUTO_RENEWING', 'NOT_RENEWING', 'UNKNOWN_RENEWING'], 'UNKNOWN_RENEWING'),
  /** When the paid time ends, or is renewed; absent for ever. */
  expiryTimestamp: z.optional(instant),
  /** chosen: ALLOWED for what may be paused and is not */
  pauseState: openEnum('subscriptionStatus.pauseState', ['PAUSED', 'NOT_ALLOWED', 'ALLOWED']),
  /** When a pause ends by itself; absent for one that the viewer ends. chosen: the field, as the spec names "with or without resume date" alone */
  resumeTimestamp: z.optional(instant),
  subscriptionPendingActions: listOf('subscriptionStatus.subscriptionPendingActions', pendingAction),
  licencePayment: z.optional(licencePayment),
});
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** A licence that a member holds or held, with all that can be said and done about it. chosen: the answer, as the spec names only the path `/user/licence` */
export const heldLicence = z.object({
  licenceId: z.string(),
  name: z.string(),
  purchaseStrategy,
  /** Rises with every change; a change names the one it saw, in `If-Match`. */
  version: wholeNumber,
  status: subscriptionStatus,
  /** What the next payment takes, before a discount; absent where nothing was paid. */
  price: z.optional(z.object({ amount: wholeNumber, scale: wholeNumber, currency: z.string(), taxInclusive: z.boolean() })),
  discount: z.optional(discount),
  /** A new price that is announced. @source spec 2 §3 "Price migration consent"; chosen: its fields beside the status */
  priceMigration: z.optional(z.object({
    id: z.string(),
    /** What each payment takes then, before a discount. */
    price: z.object({ amount: wholeNumber, scale: wholeNumber, currency: z.string() }),
    /** When it is charged first. */
    from: instant,
    /** The viewer's answer; OPEN until there is one. */
    status: openEnum('priceMigration.status', ['OPEN', 'CONTINUE', 'LEAVE']),
    /** False where it holds without an answer, unless the viewer leaves. */
    asksConsent: z._default(z.boolean(), true),
  })),
  /** What was not paid and is charged at once by another card, with its tax; absent where nothing is open. chosen: the field, as the spec shows none */
  due: z.optional(z.object({ amount: wholeNumber, scale: wholeNumber, currency: z.string() })),
  /** The card that pays for it. */
  card: z.optional(z.object({ cardId: z.string(), cardType: z.string(), last4Digits: z.string() })),
  /** What may be done now; a platform that knows more ways than this build offers them elsewhere. */
  changes: listOf('heldLicence.changes', openEnum('heldLicence.change', ['PAUSE', 'RESUME', 'CANCEL', 'REACTIVATE', 'KEEP_PLAN'])),
  /** What it may be changed to now. */
  plans: z._default(listOf('heldLicence.plans', plan), []),
  /** What it goes on as; it can be kept as it is until then. */
  nextPlan: z.optional(nextPlan),
  /** A payment of it that its payer confirms elsewhere, through a reload and on another device too. */
  confirmation: z.optional(z.extend(paymentAction, { attemptId: z.string() })),
  /** The longest pause, in days; absent where it may last until the viewer ends it. */
  longestPauseDays: z.optional(wholeNumber),
});
export type HeldLicence = z.output<typeof heldLicence>;

export const heldLicences = z.object({ licences: listOf('heldLicences.licences', heldLicence) });
export type HeldLicences = z.output<typeof heldLicences>;

export const heldLicenceQuery = z.object({ licenceId: sent('id') });

/** The subscription to change, as the viewer saw it. */
export const subscriptionChange = z.object({ licenceId: sent('id'), version: wholeNumber });

/** A viewer's answer to a new price. @source spec 2 §7 "PUT price-migration/{id}/consent status LEAVE or CONTINUE" */
export const priceConsent = z.object({ migrationId: sent('id'), version: wholeNumber, status: z.enum(['LEAVE', 'CONTINUE']) });

/** What pays for a licence from now on. */
export const licencePaymentChange = z.object({
  licenceId: sent('id'), version: wholeNumber, cardId: sent('id'),
  /** The amount of `due` that was shown: where another one is open by now, as after a change of tax, nothing is charged. */
  shownDue: z.optional(wholeNumber),
});

/** @source spec 2 §7 "POST active-licences/{id}/pause optional config.resumeAfter"; chosen: an instant */
export const pauseRequest = z.object({ licenceId: sent('id'), version: wholeNumber, resumeAfter: z.optional(wholeNumber) });

/** @source spec 2 §7 "DELETE active-licences/{id} optional cancellationDiscount=IGNORE" */
export const cancelRequest = z.object({ licenceId: sent('id'), version: wholeNumber, ignoreOffer: z._default(z.boolean(), false) });

/** What a viewer who cancels is offered to stay. @source spec 2 §4 "Cancellation offer", §7 "verify"; chosen: its fields */
export const cancellationOffer = z.object({
  eligible: z.boolean(),
  discount: z.optional(discount),
  /** What each of its payments takes. */
  price: z.optional(z.object({ amount: wholeNumber, scale: wholeNumber, currency: z.string() })),
});
export type CancellationOffer = z.output<typeof cancellationOffer>;
