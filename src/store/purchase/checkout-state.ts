import type { Basket } from '../../contracts/purchase/basket.ts';
import type { Licence } from '../../contracts/purchase/licence.ts';
import type { PaymentAction, PaymentDetails } from '../../contracts/purchase/payment.ts';
import type { PaymentMeans } from '../../contracts/purchase/payment-means.ts';
import type { HeldLicence } from '../../contracts/purchase/held-licence.ts';
import type { Plan, PlanQuote } from '../../contracts/purchase/plan.ts';
import type { PurchaseGate } from '../../rules/purchase/can-purchase.ts';
import type { LicencePrice } from '../../rules/purchase/licence-price.ts';
import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';
import type { Price } from '../../rules/purchase/price-text.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { RememberedPayment } from './checkout-memory.ts';

/** A licence on offer, priced, with why it may be refused. */
export interface OfferedLicence {
  licence: Licence;
  price: LicencePrice;
  /** Why it cannot be bought, as a label key. */
  refusalKey?: LabelKey | undefined;
  /** The name of the licence of this viewer that includes it. */
  blockedBy?: string | undefined;
  /** What it is one of; absent for one on its own. */
  family?: { id: string; name: string };
  /** A held licence is changed to it; it is not bought beside it. */
  change?: HeldPlan;
}

/** A licence as far as it is known once it is bought: it may no longer be on offer. */
export type NamedLicence = Pick<Licence, 'licenceId' | 'name'>;

/**
 * The state of a purchase.
 *
 * ```
 * loading → failed | empty | guest | refused | owned | offer | confirm | expired | unknown | success
 * guest → offer, with what was chosen marked; the next step at once where the viewer went on
 * offer → plan → success | planned | offer
 * offer → trialDenied | summary; trialDenied → offer | summary
 * summary → paying → success | confirm | unknown | billing | summary with a problem
 * billing → summary
 * confirm → success | unknown | expired | offer, with a problem where it failed
 * expired → confirm | success | unknown | offer, with a problem where no new code can be had
 * unknown → success | offer with a problem
 * ```
 *
 * @source spec 2 §4, §6; steps chosen
 */
export type CheckoutState =
  | { step: 'loading' }
  | { step: 'failed'; messageKey: LabelKey }
  | { step: 'empty' }
  | GuestState
  | RefusedState
  | { step: 'owned'; licence: NamedLicence }
  | OfferState
  | TrialDeniedState
  | PlanState
  /** The held licence goes on as another one when its paid time ends. */
  | { step: 'planned'; quote: PlanQuote }
  | SummaryState
  | (Omit<SummaryState, 'step' | 'problem'> & { step: 'paying' })
  | BillingStepState
  | ConfirmState
  | ExpiredState
  /** Sent, without an answer yet. Nothing else can be bought until it is known how it ended. */
  | { step: 'unknown'; licence: NamedLicence; basketId: string; isChecking: boolean; problem?: PaymentError }
  | { step: 'success'; licence: NamedLicence };

/** What is on offer, and what of it is marked. */
export interface OfferState {
  step: 'offer';
  offers: OfferedLicence[];
  chosenId?: string;
  isChoosing: boolean;
  problem?: PaymentError;
}

/** Offers can be seen and one of them marked; buying it needs a sign-in. @source spec 2 §1 "Guests can see offers but cannot purchase" */
export interface GuestState extends Omit<OfferState, 'step'> { step: 'guest' }

/** Nothing is sold to this viewer, or where they are: told in place of the offers. @source spec 2 §2 "A geo or VPN gate", §6 */
export interface RefusedState {
  step: 'refused';
  reason: PurchaseGate;
  /** The viewer says that the reason is gone, and the platform is asked. */
  isAsking: boolean;
  /** What became of asking; absent before. */
  answer?: 'still' | 'unreachable';
}

/** A licence that a held one may be changed to. */
export interface HeldPlan { held: HeldLicence; plan: Plan }

/** A held licence is changed to the chosen one. */
export interface PlanState {
  step: 'plan';
  offers: OfferedLicence[];
  licence: Licence;
  change: HeldPlan;
}

/** The viewer had a free trial before: without one this costs something today, which is said before the basket holds it. @source spec 2 §8 "409 freeTrialDenied" */
export interface TrialDeniedState {
  step: 'trialDenied';
  offers: OfferedLicence[];
  licence: Licence;
  isGoing: boolean;
  problem?: PaymentError;
}

/** The platform lacks billing details, or the viewer changes them. @source spec 2 §3 "Payment state: billingDetailsRequired, missingFields", §8 "424" */
export interface BillingStepState extends Omit<SummaryState, 'step' | 'problem' | 'voucher' | 'billed' | 'items'> {
  step: 'billing';
  /** What the purchase lacks; empty where the viewer changes what is known. */
  missingFields: readonly string[];
}

/** What an open payment takes, and how. */
export interface AskedPayment extends Price {
  /** Its kind, as the provider calls it. */
  methodType: string;
}

/** Its payer confirms it elsewhere, or a bank works on it. */
export interface ConfirmState {
  step: 'confirm';
  licence: NamedLicence;
  basketId: string;
  /** Absent while a bank works on it: nothing is left to confirm. */
  action?: PaymentAction;
  /** What it takes, and how. */
  asked: AskedPayment;
  /** It was begun before: in another tab, on another device, or before a reload. */
  isResumed?: boolean;
  isChecking: boolean;
  isGivingUp: boolean;
  problem?: PaymentError;
}

/** The time to pay a code is over. Nothing was charged, and a new one can be had. */
export interface ExpiredState {
  step: 'expired';
  licence: NamedLicence;
  basketId: string;
  /** What a new code is asked for with. */
  payment: RememberedPayment;
  isRenewing: boolean;
}

/** A code that was sent. */
export interface SentCode {
  code: string;
  isBusy: boolean;
  /** Nobody typed it: it came with the address. */
  isLinked?: true;
  problem?: PaymentError;
}

/** What will be paid, before it is. */
export interface SummaryState {
  step: 'summary';
  offers: OfferedLicence[];
  licence: Licence;
  basket: Basket;
  /** Kept cards, a new one, and what else pays here; none where nothing pays, undefined where the platform did not say. */
  means: readonly PaymentMeans[] | undefined;
  /** The viewer goes on without a free trial. */
  isTrialDenied: boolean;
  /** What was to pay before billing details were asked for. */
  chosenMeans?: PaymentDetails | undefined;
  /** Billing details were kept just now, and whether the total is another one with them. */
  billed?: 'saved' | 'taxChanged';
  /** The last code that was sent, and what became of it. */
  voucher?: SentCode;
  /** What became of the last item that was put in or taken out. */
  items?: { isBusy: boolean; problem?: PaymentError };
  problem?: PaymentError;
}
