import type { Signal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import { updateBasket } from '../../api/calls/purchase.ts';
import type { Basket } from '../../contracts/purchase/basket.ts';
import type { BankCardDetails } from '../../contracts/purchase/payment.ts';
import { paymentError, type PaymentError } from '../../rules/purchase/payment-error.ts';
import type { AttemptEnd, CheckoutAttempt } from './checkout-attempt.ts';
import type { Latest } from '../latest.ts';
import type { CheckoutState, SummaryState } from './checkout-state.ts';
import type { StoreContext } from '../store-context.ts';

/** What the actions of a checkout share. */
export interface CheckoutInternals {
  client: StoreContext['client'];
  state: Signal<CheckoutState>;
  attempt: CheckoutAttempt;
  /** Loads and actions: each supersedes the one before. */
  runs: Latest;
  /** Reads offers and licences again without a loading state. */
  loadQuietly(): Promise<void>;
}

/** Marks a licence that may be bought. */
export function chooseLicence({ state }: CheckoutInternals, licenceId: string): void {
  const now = state.peek();
  if (now.step !== 'offer' || now.isChoosing) return;
  const offered = now.offers.find(({ licence }) => licence.licenceId === licenceId);
  if (offered && !offered.refusalKey) state.value = { ...now, chosenId: licenceId, problem: undefined };
}

/** Fills the basket with the chosen licence. */
export async function showSummary({ client, state, runs, loadQuietly }: CheckoutInternals): Promise<void> {
  const now = state.peek();
  if (now.step !== 'offer' || now.isChoosing) return;
  const chosen = now.offers.find(({ licence }) => licence.licenceId === now.chosenId);
  if (!chosen?.price) return;
  const run = runs.begin();
  state.value = { ...now, isChoosing: true, problem: undefined };
  const next = await fillBasket(client, chosen.price.sku).then(
    (filled): CheckoutState => ({ step: 'summary', offers: now.offers, licence: chosen.licence, ...filled }),
    (failure: unknown): CheckoutState => ({ ...now, isChoosing: false, problem: problemOf(failure) }),
  );
  if (run.aborted) return;
  state.value = next;
  if (isOwnedElsewhere(next)) await loadQuietly();
}

/** One payment at a time: while one is pending there is no summary to pay. */
export async function payNow({ client, state, attempt, runs, loadQuietly }: CheckoutInternals, card: BankCardDetails): Promise<void> {
  const now = state.peek();
  if (now.step !== 'summary') return;
  const run = runs.begin();
  const { problem: _, ...before } = now;
  state.value = { ...before, step: 'paying' };
  const result = await attempt.pay(before.basket, before.licence.licenceId, card);
  const next = await afterPayment(client, before, result);
  if (run.aborted) return;
  state.value = next;
  if (isOwnedElsewhere(next)) await loadQuietly();
}

/** Finds out how a payment ended. A refused one leads back to the offer, with the reason. */
export async function checkPayment({ state, attempt, runs, loadQuietly }: CheckoutInternals, mayResend: boolean): Promise<void> {
  const now = state.peek();
  if (now.step !== 'unknown' || now.isChecking) return;
  const run = runs.begin();
  state.value = { ...now, isChecking: true, problem: undefined };
  const result = await attempt.check(mayResend);
  if (run.aborted) return;
  if (result.end === 'succeeded') state.value = { step: 'success', licence: now.licence };
  else if (result.end === 'unknown') state.value = { ...now, isChecking: false, problem: result.problem };
  else {
    await loadQuietly();
    const back = state.peek();
    if (back.step === 'offer') state.value = { ...back, problem: result.problem };
  }
}

/** Bought in another tab meanwhile: the platform answers that the licence is held already. */
function isOwnedElsewhere(state: CheckoutState): boolean {
  return 'problem' in state && state.problem?.labelKey === 'alreadyOwned';
}

async function afterPayment(client: StoreContext['client'], before: SummaryState, result: AttemptEnd): Promise<CheckoutState> {
  const { licence, basket } = before;
  if (result.end === 'succeeded') return { step: 'success', licence };
  if (result.end === 'unknown') return { step: 'unknown', licence, isChecking: false, problem: result.problem };
  if (!result.isStale) return { ...before, problem: result.problem };
  // The basket changed elsewhere: what is shown is replaced by what the next press pays.
  const fresh = await fillBasket(client, basket.basketItems[0]?.sku ?? '').catch(() => ({ basket }));
  return { ...before, ...fresh, problem: result.problem };
}

/** A viewer who had a trial before goes on without one, and the summary says so. @source spec 2 §8 "409 with first message freeTrialDenied" */
async function fillBasket(client: StoreContext['client'], sku: string): Promise<{ basket: Basket; isTrialDenied: boolean }> {
  try {
    return { basket: await client.call(updateBasket, { sku }), isTrialDenied: false };
  } catch (failure) {
    if (problemOf(failure).labelKey !== 'freeTrialDenied') throw failure;
    return { basket: await client.call(updateBasket, { sku, acknowledgeNoFreeTrial: true }), isTrialDenied: true };
  }
}

function problemOf(failure: unknown): PaymentError {
  return isApiError(failure) ? paymentError(failure) : { labelKey: 'anErrorOccured', retryable: true };
}
