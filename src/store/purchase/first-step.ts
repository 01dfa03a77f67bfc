import { isApiError } from '../../api/api-error.ts';
import { readBasket } from '../../api/calls/purchase.ts';
import { readOpenPayments } from '../../api/calls/purchase/payments.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import type { OpenPayment } from '../../contracts/purchase/open-payment.ts';
import { grownUpRefusal } from '../../rules/identity/account/grown-up-refusal.ts';
import { isHeld, viewerRefusal } from '../../rules/purchase/can-purchase.ts';
import { firstChoice } from '../../rules/purchase/first-choice.ts';
import type { StoreContext } from '../store-context.ts';
import { confirming, expired, refusedOffer } from './checkout-actions.ts';
import type { CheckoutAttempt } from './checkout-attempt.ts';
import type { CheckoutMemory, RememberedPayment } from './checkout-memory.ts';
import { loadOffers, type CheckoutQuestion, type Offers } from './checkout-offers.ts';
import type { CheckoutState } from './checkout-state.ts';

export interface CheckoutBeginning {
  client: StoreContext['client'];
  memory: CheckoutMemory;
  attempt: CheckoutAttempt;
  question: CheckoutQuestion;
}

/** The step a checkout begins with: an open payment comes first, whatever else was asked for, then what this viewer may buy. */
export async function firstStep({ client, memory, attempt, question }: CheckoutBeginning, viewer: Viewer): Promise<CheckoutState> {
  try {
    const mayBuy = viewer.who === 'member' && !grownUpRefusal(viewer);
    const offers = await loadOffers(client, question, mayBuy);
    const open = mayBuy ? await openPayment(client, memory) : undefined;
    return open ? await resumed(open, attempt, stepOf(viewer, offers, question)) : stepOf(viewer, offers, question);
  } catch (failure) {
    const isUnreachable = isApiError(failure) && failure.kind === 'unreachable';
    return { step: 'failed', messageKey: isUnreachable ? 'platformUnreachable' : 'sorrySomethingWentWrong' };
  }
}

/** What an open payment has come to. Asking never pays. */
async function resumed({ request: { basketId }, licenceId, licenceName }: RememberedPayment, attempt: CheckoutAttempt, otherwise: CheckoutState): Promise<CheckoutState> {
  const licence = { licenceId, name: licenceName };
  const result = await attempt.check(basketId, licence);
  if (result.end === 'succeeded') return { step: 'success', licence };
  if (result.end === 'unknown') return { step: 'unknown', licence, basketId, isChecking: false, problem: result.problem };
  if (result.end === 'confirm') return { ...confirming(result, basketId), isResumed: true };
  if (result.end === 'expired') return expired(result, basketId);
  return otherwise.step === 'offer' ? refusedOffer(otherwise, licenceId, result.problem) : otherwise;
}

function stepOf(viewer: Viewer, { all, asked, refusal: place }: Offers, { licenceIds, contentId }: CheckoutQuestion): CheckoutState {
  if (asked.length === 0) return { step: 'empty' };
  const isAsked = Boolean(licenceIds?.length || contentId);
  const isAnyOpen = asked.some(({ refusalKey }) => !refusalKey);
  // One held licence opens what was asked for; a whole offer is only done when nothing is left to buy.
  const held = asked.find(({ licence }) => isHeld(licence)) ?? (isAnyOpen ? undefined : all.find(({ licence }) => isHeld(licence)));
  if (held && (isAsked || !isAnyOpen)) return { step: 'owned', licence: held.licence };
  const refusal = viewerRefusal(viewer, place);
  if (refusal && refusal !== 'signInToPurchase') return { step: 'refused', reason: refusal, isAsking: false };
  const chosen = firstChoice(asked, all.some(({ licence }) => isHeld(licence)));
  return { step: refusal ? 'guest' : 'offer', offers: asked, chosenId: chosen?.licence.licenceId, isChoosing: false };
}

/** The open payment of this viewer's basket, begun in this tab or anywhere else. */
async function openPayment(client: StoreContext['client'], memory: CheckoutMemory): Promise<RememberedPayment | undefined> {
  const own = await rememberedPayment(client, memory);
  if (own) return own;
  // chosen: where the platform does not say, a purchase can begin: it refuses a second charge itself
  const payments = await client.call(readOpenPayments, {}).then((open) => open.payments, () => []);
  const found = payments.find(({ kind }) => kind === 'BASKET');
  if (!found) return undefined;
  const adopted = rememberedFrom(found);
  memory.keep(adopted);
  return adopted;
}

/** Another account's basket has another id, and keeps its own. */
async function rememberedPayment(client: StoreContext['client'], memory: CheckoutMemory): Promise<RememberedPayment | undefined> {
  const payments = memory.read();
  if (payments.length === 0) return undefined;
  const { basketId } = await client.call(readBasket, {});
  return payments.find(({ request }) => request.basketId === basketId);
}

/** It is asked after by its id. Its key is known where it was begun alone, and is never sent from here. */
const rememberedFrom = ({ attemptId, licenceId, licenceName, basketId, basketVersion, paymentDetailsExternalId, targetPaymentProvider, paymentMethodType }: OpenPayment): RememberedPayment =>
  ({ attemptId, licenceId, licenceName, request: { idempotencyKey: attemptId, basketId, basketVersion, paymentDetailsExternalId, targetPaymentProvider, paymentMethodType } });
