import { readBasket } from '../../../api/calls/purchase.ts';
import { basketTotal } from '../../../rules/purchase/basket-total.ts';
import { problemOf } from '../basket/basket-failure.ts';
import { meansFor } from '../basket/basket-means.ts';
import type { CheckoutInternals } from '../checkout-actions.ts';
import type { BillingStepState, SummaryState } from '../checkout-state.ts';

/** What of a summary a billing step keeps for the way back. */
const keptOf = ({ offers, licence, basket, means, isTrialDenied, chosenMeans }: SummaryState | BillingStepState) => ({ offers, licence, basket, means, isTrialDenied, chosenMeans });

/** Opens the billing details that are known, to change them. */
export function openBilling({ state }: CheckoutInternals, chosenMeans?: SummaryState['chosenMeans']): void {
  const now = state.peek();
  if (now.step === 'summary' && !now.voucher?.isBusy && !now.items?.isBusy) state.value = { step: 'billing', ...keptOf(now), ...(chosenMeans ? { chosenMeans } : {}), missingFields: [] };
}

/** Back to the payment, as it was. */
export function leaveBilling({ state, runs }: CheckoutInternals): void {
  const now = state.peek();
  if (now.step !== 'billing') return;
  runs.end();
  state.value = { step: 'summary', ...keptOf(now) };
}

/**
 * Back to the same choice with the price that holds now. Nothing is paid by itself.
 *
 * A failure leads back too: a basket that has changed is shown anew when it is paid.
 */
export async function goOnAfterBilling({ client, state, runs }: CheckoutInternals): Promise<void> {
  const now = state.peek();
  if (now.step !== 'billing') return;
  const run = runs.begin();
  const kept = keptOf(now);
  const next = await client.call(readBasket, {}).then(
    async (basket): Promise<SummaryState> => ({
      step: 'summary', ...kept, basket, means: await meansFor(client, basket), billed: basketTotal(basket) === basketTotal(kept.basket) ? 'saved' : 'taxChanged',
    }),
    (failure: unknown): SummaryState => ({ step: 'summary', ...kept, problem: problemOf(failure) }),
  );
  if (!run.aborted) state.value = next;
}
