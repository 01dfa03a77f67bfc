import { putBasket } from '../../../api/calls/purchase/baskets.ts';
import { problemOf } from '../basket/basket-failure.ts';
import { meansFor } from '../basket/basket-means.ts';
import type { CheckoutInternals } from '../checkout-actions.ts';
import type { SummaryState } from '../checkout-state.ts';

/** Lets the basket that is shown hold these skus and nothing else, one change at a time. What is shown of it is all that was meant: the first that is left names the purchase. */
export async function putItems({ client, state }: CheckoutInternals, skus: readonly string[]): Promise<void> {
  const now = state.peek();
  if (now.step !== 'summary' || now.items?.isBusy || now.voucher?.isBusy || skus.length === 0) return;
  const mine = { isBusy: true };
  const { problem: _problem, billed: _billed, ...before } = now;
  state.value = { ...before, items: mine };
  const end = await client.call(putBasket, { skus: [...skus], acknowledgeNoFreeTrial: now.isTrialDenied })
    .then(async (basket) => ({ basket, means: await meansFor(client, basket) }), (failure: unknown) => ({ problem: problemOf(failure) }));
  const then = state.peek();
  if (then.step !== 'summary' || then.items !== mine) return;
  state.value = 'basket' in end ? { ...then, ...end, licence: licenceOf(then, end.basket.basketItems[0]?.licenceId), items: { isBusy: false } } : { ...then, items: { isBusy: false, problem: end.problem } };
}

const licenceOf = ({ offers, licence }: SummaryState, licenceId: string | undefined): SummaryState['licence'] => offers.find((offered) => offered.licence.licenceId === licenceId)?.licence ?? licence;
