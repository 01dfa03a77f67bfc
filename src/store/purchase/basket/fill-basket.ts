import { updateBasket } from '../../../api/calls/purchase.ts';
import { putBasket } from '../../../api/calls/purchase/baskets.ts';
import type { Basket } from '../../../contracts/purchase/basket.ts';
import type { PaymentError } from '../../../rules/purchase/payment/payment-error.ts';
import { staleBasket } from '../../../rules/purchase/payment/stale-basket.ts';
import type { CheckoutState, SummaryState, TrialDeniedState } from '../checkout-state.ts';
import type { StoreContext } from '../../store-context.ts';
import { problemOf } from './basket-failure.ts';
import { meansFor } from './basket-means.ts';

/** The basket, or what it costs, has changed: what is shown is replaced by what the next press pays, or the reason why it cannot be. */
export const filledAgain = (client: StoreContext['client'], before: SummaryState, problem: PaymentError): Promise<CheckoutState> =>
  filled(client, before, before.basket.basketItems.map(({ sku }) => sku), before.isTrialDenied).then(
    (fresh) => (fresh.step === 'summary' ? { ...fresh, problem: changeOf(problem, before.basket, fresh.basket) } : fresh),
    (failure: unknown) => ({ ...before, problem: problemOf(failure) }),
  );

/** What the viewer reads of a basket that changed before it was paid: what became of its price. */
export const changeOf = (problem: PaymentError, shown: Basket, fresh: Basket): PaymentError => (problem.labelKey === 'basketChanged' ? staleBasket(shown, fresh) : problem);

/**
 * The step after a basket is filled: its summary, or that there is no free trial.
 *
 * @param acknowledgeNoFreeTrial the viewer has read that
 * @source spec 2 §8 "409 with first message freeTrialDenied"
 */
export async function filled(client: StoreContext['client'], { offers, licence }: Pick<SummaryState, 'offers' | 'licence'>, skus: readonly string[], acknowledgeNoFreeTrial = false): Promise<SummaryState | TrialDeniedState> {
  try {
    const [sku = ''] = skus;
    const basket = await (skus.length > 1 ? client.call(putBasket, { skus: [...skus], acknowledgeNoFreeTrial }) : client.call(updateBasket, { sku, acknowledgeNoFreeTrial }));
    return { step: 'summary', offers, licence, basket, means: await meansFor(client, basket), isTrialDenied: acknowledgeNoFreeTrial };
  } catch (failure) {
    if (problemOf(failure).labelKey !== 'freeTrialDenied') throw failure;
    return { step: 'trialDenied', offers, licence, isGoing: false };
  }
}
