import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { CardDetails } from '../../contracts/purchase/payment.ts';
import { createCheckoutAttempt } from './checkout-attempt.ts';
import { checkPayment, chooseLicence, payNow, showSummary, type CheckoutInternals } from './checkout-actions.ts';
import { createCheckoutMemory, type CheckoutMemory } from './checkout-memory.ts';
import type { CheckoutQuestion } from './checkout-offers.ts';
import { startCheckout } from './checkout-start.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { StoreContext } from '../store-context.ts';

/** A purchase from the offer to the licence. */
export interface Checkout {
  state: ReadonlySignal<CheckoutState>;
  /** Marks one of the licences on offer. */
  choose(licenceId: string): void;
  /** Puts the chosen licence into the basket and shows what it costs. */
  continueToPayment(): Promise<void>;
  /** Back to the licences. */
  changeLicence(): void;
  /** Pays; a second press while one is under way sends nothing. */
  pay(card: CardDetails): Promise<void>;
  /** Asks how a payment ended that nobody heard back from. */
  check(): Promise<void>;
  reload(): Promise<void>;
  dispose(): void;
}

export interface CheckoutOptions extends CheckoutQuestion {
  memory?: CheckoutMemory;
  newKey?(): string;
}

/** Steps that a change elsewhere may take away: nothing is being paid in them. */
const interruptible: readonly CheckoutState['step'][] = ['failed', 'empty', 'guest', 'child', 'owned', 'offer', 'summary'];

/** @source spec 2 §1, §2, §4, §6; design/checkout.md */
export function createCheckout(context: StoreContext, options: CheckoutOptions = {}): Checkout {
  const state = signal<CheckoutState>({ step: 'loading' });
  const memory = options.memory ?? createCheckoutMemory(context.settings.realm);
  let turn = 0;
  const begin = () => {
    const mine = ++turn;
    return () => mine === turn;
  };
  const load = async (quietly: boolean) => {
    const isCurrent = begin();
    if (!quietly) state.value = { step: 'loading' };
    const viewer = context.viewer.peek();
    if (!viewer) return;
    const next = await startCheckout(context, viewer, options, memory);
    if (isCurrent() && !isStillGood(state.peek(), next)) state.value = next;
  };
  const attempt = createCheckoutAttempt(context.client, memory, options.newKey);
  const desk: CheckoutInternals = { client: context.client, state, attempt, begin, loadQuietly: () => load(true) };
  const stopFollowing = effect(() => {
    context.viewer.value;
    untracked(() => void load(false));
  });
  const stopHearing = context.onChanged(({ subject }) => {
    if (subject !== 'entitlements') return;
    if (interruptible.includes(state.peek().step)) void load(true);
    else void checkPayment(desk, false);
  });
  return {
    state,
    choose: (licenceId) => chooseLicence(desk, licenceId),
    continueToPayment: () => showSummary(desk),
    changeLicence() {
      const now = state.peek();
      if (now.step === 'summary') state.value = { step: 'offer', offers: now.offers, chosenId: now.licence.licenceId, isChoosing: false };
    },
    pay: (card) => payNow(desk, card),
    check: () => checkPayment(desk, true),
    reload: () => load(false),
    dispose() {
      begin();
      stopFollowing();
      stopHearing();
    },
  };
}

/** Whether a viewer in front of the card fields may stay there after something changed elsewhere. */
function isStillGood(now: CheckoutState, next: CheckoutState): boolean {
  if (now.step !== 'summary' || next.step !== 'offer') return false;
  return next.offers.some(({ licence, refusalKey }) => licence.licenceId === now.licence.licenceId && !refusalKey);
}
