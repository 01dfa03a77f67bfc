import type { GiftBasket, PaidGift } from '../../../contracts/purchase/gift.ts';
import type { PaymentMeans } from '../../../contracts/purchase/payment-means.ts';
import type { PaymentError } from '../../../rules/purchase/payment/payment-error.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { BillingStepState, CheckoutState, ConfirmState, SummaryState } from '../checkout-state.ts';

/** A gift with its price, and how it can be paid. */
export interface GiftSummary { basket: GiftBasket; means: readonly PaymentMeans[] | undefined }

/** What will be paid, before it is. */
export interface GiftSummaryState extends GiftSummary, Pick<SummaryState, 'chosenMeans' | 'billed'> {
  step: 'summary';
  problem?: PaymentError | undefined;
}

/** The platform lacks billing details, or the giver changes them. @source spec 2 §8 "424" */
export interface GiftBillingState extends GiftSummary, Pick<BillingStepState, 'chosenMeans' | 'missingFields'> {
  step: 'billing';
}

/**
 * How far a gift has come from its choice to its code.
 *
 * ```
 * loading → failed | missing | refused | buyer | summary | confirm | unknown | paid
 * buyer → summary; summary → paying → paid | confirm | unknown | billing | summary with a problem
 * summary → billing → summary
 * confirm, unknown → paid | summary with a problem
 * ```
 */
export type GiftCheckoutState =
  | { step: 'loading' }
  | { step: 'failed'; problem: PaymentError }
  /** Not on offer, or none was chosen. */
  | { step: 'missing' }
  /** This viewer may not buy. */
  | { step: 'refused'; labelKey: LabelKey }
  /** A guest says who pays. */
  | { step: 'buyer'; isBusy: boolean; problemKey?: LabelKey }
  | GiftSummaryState
  | GiftBillingState
  | (GiftSummary & { step: 'paying' })
  | ConfirmState
  | Extract<CheckoutState, { step: 'unknown' }>
  /** @property gift undefined where the platform did not say: it is in the giver's mail */
  | { step: 'paid'; gift: PaidGift | undefined };
