import type { Signal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import type { EnteredCard, PaymentDetails } from '../../contracts/purchase/payment.ts';
import { isPurchaseGate } from '../../rules/purchase/can-purchase.ts';
import { withDeclined } from '../../rules/purchase/payment/payment-means.ts';
import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';
import { isOnOffer } from './arrival/arrival.ts';
import { problemOf } from './basket/basket-failure.ts';
import { meansOf } from './basket/basket-means.ts';
import { filled, filledAgain } from './basket/fill-basket.ts';
import type { AttemptEnd, CheckoutAttempt } from './checkout-attempt.ts';
import type { Latest } from '../latest.ts';
import type { CheckoutState, ConfirmState, ExpiredState, NamedLicence, SummaryState } from './checkout-state.ts';
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
  if (!isOnOffer(now) || now.isChoosing) return;
  const offered = now.offers.find(({ licence }) => licence.licenceId === licenceId);
  if (offered && !offered.refusalKey) state.value = { ...now, chosenId: licenceId, problem: undefined };
}

/** Fills the basket with the chosen licence. */
export async function showSummary({ client, state, runs, loadQuietly }: CheckoutInternals): Promise<void> {
  const now = state.peek();
  if (now.step !== 'offer' || now.isChoosing) return;
  const chosen = now.offers.find(({ licence }) => licence.licenceId === now.chosenId);
  if (!chosen) return;
  if (chosen.change) {
    state.value = { step: 'plan', offers: now.offers, licence: chosen.licence, change: chosen.change };
    return;
  }
  const run = runs.begin();
  state.value = { ...now, isChoosing: true, problem: undefined };
  const next = await filled(client, { offers: now.offers, licence: chosen.licence }, [chosen.price.sku])
    .catch((failure: unknown): CheckoutState => ({ ...now, isChoosing: false, problem: problemOf(failure) }));
  if (!run.aborted) await show(next, chosen.licence, { state, loadQuietly });
}

/** Fills the basket with what costs something today, which the viewer has read. */
export async function goOnWithoutTrial({ client, state, runs, loadQuietly }: CheckoutInternals): Promise<void> {
  const now = state.peek();
  if (now.step !== 'trialDenied' || now.isGoing) return;
  const run = runs.begin();
  const { offers, licence } = now;
  state.value = { step: 'trialDenied', offers, licence, isGoing: true };
  const sku = offers.find((offered) => offered.licence.licenceId === licence.licenceId)?.price.sku ?? '';
  const next = await filled(client, { offers, licence }, [sku], true)
    .catch((failure: unknown): CheckoutState => ({ step: 'trialDenied', offers, licence, isGoing: false, problem: problemOf(failure) }));
  if (!run.aborted) await show(next, licence, { state, loadQuietly });
}

/** One payment at a time: while one is open there is no summary to pay. */
export async function payNow({ client, state, attempt, runs, loadQuietly }: CheckoutInternals, means: EnteredCard | PaymentDetails | undefined): Promise<void> {
  const now = state.peek();
  if (now.step !== 'summary' || now.voucher?.isBusy || now.items?.isBusy) return;
  const run = runs.begin();
  const { problem: _problem, billed: _billed, ...before } = now;
  state.value = { ...before, step: 'paying' };
  const result = await attempt.pay(before.basket, before.licence, means);
  const next = await afterPayment(client, before, result);
  if (!run.aborted) await show(next, before.licence, { state, loadQuietly });
}

/** Bought in another tab or on another device meanwhile: the viewer has it, or something above it, and what is shown is no longer for sale. A gate that stands since then stands in place of the page. */
async function show(next: CheckoutState, licence: NamedLicence, { state, loadQuietly }: Pick<CheckoutInternals, 'state' | 'loadQuietly'>): Promise<void> {
  const reason = 'problem' in next ? next.problem?.labelKey : undefined;
  if (isPurchaseGate(reason)) state.value = { step: 'refused', reason, isAsking: false };
  else state.value = reason === 'alreadyOwned' ? { step: 'owned', licence } : next;
  if (reason === 'invalidTierChange') await loadQuietly();
}

/** Finds out how a payment ended, and never pays. A refused one leads back to the offer, with the reason. */
export async function checkPayment({ state, attempt, runs, loadQuietly }: CheckoutInternals): Promise<void> {
  const now = state.peek();
  if ((now.step !== 'unknown' && now.step !== 'confirm') || isAsking(now)) return;
  const run = runs.begin();
  const { basketId, licence } = now;
  // A payment that waits is asked after again and again: what is said of it stands until there is something else to say.
  state.value = { ...now, isChecking: true, problem: now.step === 'confirm' ? now.problem : undefined };
  const result = await attempt.check(basketId, licence);
  if (!run.aborted) await showEnd(now, result, { state, loadQuietly });
}

/** Gives up a payment that waits for its payer, and leads back to the offer. What was paid meanwhile is bought. */
export async function giveUpPayment({ state, attempt, runs, loadQuietly }: CheckoutInternals): Promise<void> {
  const now = state.peek();
  if (now.step !== 'confirm' || now.isGivingUp) return;
  const run = runs.begin();
  state.value = { ...now, isChecking: false, isGivingUp: true, problem: undefined };
  const result = await attempt.giveUp(now.basketId, now.licence);
  if (run.aborted) return;
  const isAsWished = result.end === 'refused' && result.problem.labelKey === 'paymentCancelled';
  await showEnd(now, isAsWished ? { ...result, problem: undefined } : result, { state, loadQuietly });
}

const isAsking = (now: Waiting): boolean => now.isChecking || (now.step === 'confirm' && now.isGivingUp);

type Waiting = ConfirmState | Extract<CheckoutState, { step: 'unknown' }>;

/** Where a payment leads that was asked after. */
export async function showEnd(now: Waiting | ExpiredState, result: AttemptEnd | { end: 'refused'; problem: undefined }, { state, loadQuietly }: Pick<CheckoutInternals, 'state' | 'loadQuietly'>): Promise<void> {
  const { licence, basketId } = now;
  if (result.end === 'succeeded') state.value = { step: 'success', licence };
  else if (result.end === 'confirm') state.value = { ...confirming(result, basketId), ...(now.step === 'confirm' && now.isResumed ? { isResumed: true } : {}) };
  else if (result.end === 'expired') state.value = expired(result, basketId);
  // Without an answer a payment that is known to wait for its payer waits on.
  else if (result.end === 'unknown') state.value = now.step === 'expired' ? { step: 'unknown', licence, basketId, isChecking: false, problem: result.problem } : { ...now, isChecking: false, problem: result.problem };
  else {
    await loadQuietly();
    const back = state.peek();
    if (back.step === 'offer') state.value = refusedOffer(back, licence.licenceId, result.problem);
  }
}

/** A payment that its payer confirms elsewhere. */
export const confirming = ({ licence, action, asked }: Extract<AttemptEnd, { end: 'confirm' }>, basketId: string): ConfirmState =>
  ({ step: 'confirm', licence, basketId, action, asked, isChecking: false, isGivingUp: false });

/** A code whose time is over. */
export const expired = ({ licence, payment }: Extract<AttemptEnd, { end: 'expired' }>, basketId: string): ExpiredState => ({ step: 'expired', licence, basketId, payment, isRenewing: false });

/** The offer after a payment that was refused: what was to be bought stays marked. @param problem undefined where the viewer gave it up */
export function refusedOffer(offer: Extract<CheckoutState, { step: 'offer' }>, licenceId: string, problem: PaymentError | undefined): CheckoutState {
  const isOpen = offer.offers.some(({ licence, refusalKey }) => licence.licenceId === licenceId && !refusalKey);
  return { ...offer, chosenId: isOpen ? licenceId : offer.chosenId, problem };
}

async function afterPayment(client: StoreContext['client'], before: SummaryState, result: AttemptEnd): Promise<CheckoutState> {
  const { licence, basket } = before;
  if (result.end === 'succeeded') return { step: 'success', licence };
  if (result.end === 'unknown') return { step: 'unknown', licence: result.licence, basketId: basket.basketId, isChecking: false, problem: result.problem };
  if (result.end === 'confirm') return confirming(result, basket.basketId);
  if (result.end === 'expired') return expired(result, basket.basketId);
  const { problem: { missingFields }, details: chosenMeans } = result;
  if (missingFields) return { step: 'billing', offers: before.offers, licence, basket, means: before.means, isTrialDenied: before.isTrialDenied, chosenMeans, missingFields };
  const means = before.means && result.isDeclined && chosenMeans ? withDeclined(before.means, chosenMeans) : before.means;
  if (!result.isStale) return { ...before, means, problem: result.problem };
  return filledAgain(client, before, result.problem);
}

/** The same once more, for the basket that is shown; a platform that refuses it has another one by now, which is shown in its place. */
export async function readMeans({ client, state, loadQuietly }: CheckoutInternals): Promise<void> {
  const now = state.peek();
  if (now.step !== 'summary') return;
  const next = await meansOf(client, now.basket).then(
    (means) => (then: SummaryState): CheckoutState => ({ ...then, means }),
    async (failure: unknown) => {
      const fresh = isFinal(failure) ? await filledAgain(client, now, { labelKey: 'basketChanged', retryable: true }) : undefined;
      return (then: SummaryState) => fresh ?? then;
    },
  );
  const then = state.peek();
  if (then.step === 'summary' && then.basket === now.basket) await show(next(then), now.licence, { state, loadQuietly });
}

/** The same question would get the same answer. */
const isFinal = (failure: unknown): boolean => isApiError(failure) && failure.kind === 'refused' && failure.status < 500 && failure.status !== 429;
