import { basketTotal } from '../../../rules/purchase/basket-total.ts';
import type { AttemptEnd } from '../checkout-attempt.ts';
import type { GiftBillingState, GiftCheckoutState, GiftSummary, GiftSummaryState } from './gift-checkout-state.ts';

/** The billing details that a payment lacked; undefined where it was refused for something else. */
export function billingAfter({ basket, means }: GiftSummary, result: AttemptEnd): GiftBillingState | undefined {
  if (result.end !== 'refused' || !result.problem.missingFields) return undefined;
  return { step: 'billing', basket, means, missingFields: result.problem.missingFields, chosenMeans: result.details };
}

/** The billing details that are known, to change them. */
export const billingOf = ({ basket, means }: GiftSummary, chosenMeans: GiftBillingState['chosenMeans']): GiftBillingState => ({ step: 'billing', basket, means, missingFields: [], chosenMeans });

/** Back to the payment, as it was. */
export const beforeBilling = ({ basket, means, chosenMeans }: GiftBillingState): GiftSummaryState => ({ step: 'summary', basket, means, chosenMeans });

/** Back to the same choice with the price that holds now, and what became of it. Nothing is paid by itself. */
export function afterBilling({ basket, chosenMeans }: GiftBillingState, shown: GiftCheckoutState): GiftCheckoutState {
  if (shown.step !== 'summary') return shown;
  return { ...shown, chosenMeans, billed: basketTotal(shown.basket) === basketTotal(basket) ? 'saved' : 'taxChanged' };
}
