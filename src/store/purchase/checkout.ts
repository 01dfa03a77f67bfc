import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import { readBasket } from '../../api/calls/purchase.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import type { BankCardDetails } from '../../contracts/purchase/payment.ts';
import { isHeld, viewerRefusal } from '../../rules/purchase/can-purchase.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';
import { createCheckoutAttempt } from './checkout-attempt.ts';
import { checkPayment, chooseLicence, payNow, showSummary, type CheckoutInternals } from './checkout-actions.ts';
import { createCheckoutMemory, type CheckoutMemory, type RememberedPayment } from './checkout-memory.ts';
import { loadOffers, type CheckoutQuestion } from './checkout-offers.ts';
import type { CheckoutState, OfferedLicence } from './checkout-state.ts';

/** A purchase from the offer to the licence. */
export interface Checkout {
  state: ReadonlySignal<CheckoutState>;
  /** Marks one of the licences on offer. */
  choose(licenceId: string): void;
  /** Puts the chosen licence into the basket and shows what it costs. */
  continueToPayment(): Promise<void>;
  /** Back to the licences. */
  changeLicence(): void;
  /** Pays; a second press while one is pending sends nothing. */
  pay(card: BankCardDetails): Promise<void>;
  /** Asks how a payment ended that got no answer. */
  check(): Promise<void>;
  reload(): Promise<void>;
  dispose(): void;
}

export interface CheckoutOptions extends CheckoutQuestion {
  memory?: CheckoutMemory;
  newKey?(): string;
}

/** Steps that a change elsewhere may replace: nothing is being paid in them. */
const interruptible: readonly CheckoutState['step'][] = ['failed', 'empty', 'guest', 'child', 'owned', 'offer', 'summary'];

/** @source spec 2 §1, §2, §4, §6; design/checkout.md */
export function createCheckout(context: StoreContext, options: CheckoutOptions = {}): Checkout {
  const state = signal<CheckoutState>({ step: 'loading' });
  const memory = options.memory ?? createCheckoutMemory(context.settings.realm);
  const runs = latest();
  const load = async (quietly: boolean) => {
    const run = runs.begin();
    if (!quietly) state.value = { step: 'loading' };
    const viewer = context.viewer.peek();
    if (!viewer) return;
    const next = await firstStep(context, viewer, options, memory);
    if (!run.aborted && !isStillValid(state.peek(), next)) state.value = next;
  };
  const attempt = createCheckoutAttempt(context.client, memory, options.newKey);
  const internals: CheckoutInternals = { client: context.client, state, attempt, runs, loadQuietly: () => load(true) };
  const loadAnew = () => void load(false);
  const stops = [
    followViewer(context, { known: loadAnew, changed: loadAnew }),
    context.onChanged(({ subject }) => {
      if (subject !== 'entitlements') return;
      if (interruptible.includes(state.peek().step)) void load(true);
      else void checkPayment(internals, false);
    }),
  ];
  return {
    state,
    choose: (licenceId) => chooseLicence(internals, licenceId),
    continueToPayment: () => showSummary(internals),
    changeLicence() {
      const now = state.peek();
      if (now.step === 'summary') state.value = { step: 'offer', offers: now.offers, chosenId: now.licence.licenceId, isChoosing: false };
    },
    pay: (card) => payNow(internals, card),
    check: () => checkPayment(internals, true),
    reload: () => load(false),
    dispose() {
      runs.end();
      stops.forEach((stop) => stop());
    },
  };
}

/** Whether the payment step stays valid after something changed elsewhere. */
function isStillValid(now: CheckoutState, next: CheckoutState): boolean {
  if (now.step !== 'summary' || next.step !== 'offer') return false;
  return next.offers.some(({ licence, refusalKey }) => licence.licenceId === now.licence.licenceId && !refusalKey);
}

/** The step a checkout begins with: a payment that is still open comes first, then what this viewer may buy. */
async function firstStep({ client }: StoreContext, viewer: Viewer, question: CheckoutQuestion, memory: CheckoutMemory): Promise<CheckoutState> {
  try {
    const offers = await loadOffers(client, question);
    const open = viewer.who === 'member' ? await openPayment(client, memory) : undefined;
    const paid = offers.find(({ licence }) => licence.licenceId === open?.licenceId)?.licence;
    if (paid && !isHeld(paid)) return { step: 'unknown', licence: paid, isChecking: false };
    if (paid) memory.write(undefined);
    return stepOf(viewer, offers, question);
  } catch (failure) {
    const isUnreachable = isApiError(failure) && failure.kind === 'unreachable';
    return { step: 'failed', messageKey: isUnreachable ? 'platformUnreachable' : 'sorrySomethingWentWrong' };
  }
}

function stepOf(viewer: Viewer, offers: OfferedLicence[], { licenceIds, contentId }: CheckoutQuestion): CheckoutState {
  if (offers.length === 0) return { step: 'empty' };
  const isAsked = Boolean(licenceIds?.length || contentId);
  const held = offers.find(({ licence }) => isHeld(licence));
  // One held licence opens what was asked for; a whole offer is only done when nothing is left to buy.
  if (held && (isAsked || offers.every(({ refusalKey }) => refusalKey))) return { step: 'owned', licence: held.licence };
  const refusal = viewerRefusal(viewer);
  if (refusal) return { step: refusal === 'signInToPurchase' ? 'guest' : 'child', offers };
  const chosenId = offers.find(({ refusalKey }) => !refusalKey)?.licence.licenceId;
  return { step: 'offer', offers, chosenId, isChoosing: false };
}

/** A pending payment of this viewer: another account's basket has another id. */
async function openPayment(client: StoreContext['client'], memory: CheckoutMemory): Promise<RememberedPayment | undefined> {
  const payment = memory.read();
  if (!payment) return undefined;
  const basket = await client.call(readBasket, {}).catch(() => undefined);
  const isMine = !basket || basket.basketId === payment.request.basketId;
  if (!isMine) memory.write(undefined);
  return isMine ? payment : undefined;
}
