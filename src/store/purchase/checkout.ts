import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { EnteredCard, PaymentDetails } from '../../contracts/purchase/payment.ts';
import type { PlanQuote } from '../../contracts/purchase/plan.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';
import { askAgain } from './arrival/ask-again.ts';
import { createArrival, isOnOffer, type ArrivalOptions } from './arrival/arrival.ts';
import { type AttemptOptions, createCheckoutAttempt } from './checkout-attempt.ts';
import { createLinkedCode } from './arrival/linked-code.ts';
import { createOwnChoice } from './arrival/own-choice.ts';
import { checkPayment, chooseLicence, giveUpPayment, goOnWithoutTrial, payNow, readMeans, showSummary, type CheckoutInternals } from './checkout-actions.ts';
import { goOnAfterBilling, leaveBilling, openBilling } from './billing/checkout-billing.ts';
import { applyCode, applyLinkedCode, isRedeeming, redeemCode, removeCode } from './checkout-voucher.ts';
import { putItems } from './items/checkout-items.ts';
import { leaveCode, renewCode } from './codes/expired-code.ts';
import { createCheckoutMemory, type CheckoutMemory } from './checkout-memory.ts';
import type { CheckoutQuestion } from './checkout-offers.ts';
import { firstStep } from './first-step.ts';
import type { CheckoutState } from './checkout-state.ts';

/** A purchase from the offer to the licence. */
export interface Checkout {
  state: ReadonlySignal<CheckoutState>;
  /** Marks one of the licences on offer. A guest's choice is kept through a sign-in. */
  choose(licenceId: string): void;
  /** Puts the chosen licence into the basket and shows what it costs; for a guest as soon as there is a member. */
  continueToPayment(): Promise<void>;
  /** Asks whether the reason why nothing is sold here is gone. */
  askAgain(): Promise<void>;
  /** Goes on to what costs something today, after a free trial was denied. */
  goOnWithoutTrial(): Promise<void>;
  /** Lets the basket hold these skus and nothing else. */
  putItems(skus: readonly string[]): Promise<void>;
  /** Takes what a code gives off the basket. */
  applyVoucher(code: string): Promise<void>;
  removeVoucher(): Promise<void>;
  /** Takes the licence that the last code gives whole. */
  redeemVoucher(): Promise<void>;
  /** Back to the licences. */
  changeLicence(): void;
  /** Opens billing details, to change what is known. @param chosen what is to pay */
  changeBilling(chosen?: PaymentDetails): void;
  /** Back to the payment without a change. */
  leaveBilling(): void;
  /** Billing details are kept: back to the same choice, with the price that holds now. */
  goOnAfterBilling(): Promise<void>;
  /** Pays; a second press while one is open sends nothing. @param means a new card, or what the provider knows already; undefined when the total is 0 */
  pay(means?: EnteredCard | PaymentDetails): Promise<void>;
  /** Asks again how the basket that is shown can be paid, where the platform did not say. */
  askMeans(): Promise<void>;
  /** Asks how a payment ended that got no answer, or that its payer confirms elsewhere. It never pays. */
  check(): Promise<void>;
  /** Gives up a payment that waits for its payer, or a code that is over. */
  giveUp(): Promise<void>;
  /** Asks for a new code in the place of one that is over. */
  renewCode(): Promise<void>;
  /** The plan was changed for what was shown. */
  planChanged(quote: PlanQuote): void;
  reload(): Promise<void>;
  dispose(): void;
}

export interface CheckoutOptions extends CheckoutQuestion, ArrivalOptions, AttemptOptions {
  memory?: CheckoutMemory;
}

/** Steps that a change elsewhere may replace: nothing is being paid in them. */
const interruptible: readonly CheckoutState['step'][] = ['failed', 'empty', 'guest', 'refused', 'owned', 'offer', 'trialDenied', 'summary'];

/** @source spec 2 §1, §2, §4, §6; design/checkout.md */
export function createCheckout(context: StoreContext, options: CheckoutOptions = {}): Checkout {
  const state = signal<CheckoutState>({ step: 'loading' });
  const memory = options.memory ?? createCheckoutMemory(context.settings.realm);
  const runs = latest();
  const attempt = createCheckoutAttempt(context.client, memory, options);
  const arrival = createArrival(options, createLinkedCode(context.settings.realm), createOwnChoice(context.settings.realm));
  const load = async (quietly: boolean) => {
    const run = runs.begin();
    if (!quietly) state.value = { step: 'loading' };
    const viewer = context.viewer.peek();
    if (!viewer) return;
    const next = await firstStep({ client: context.client, memory, attempt, question: options }, viewer);
    if (run.aborted || isStillValid(state.peek(), next)) return;
    state.value = withChoice(state.peek(), arrival.marked(next));
    if (arrival.takeStep(state.peek())) await goOn();
  };
  const internals: CheckoutInternals = { client: context.client, state, attempt, runs, loadQuietly: () => load(true) };
  const goOn = async () => {
    await showSummary(internals);
    await applyLinkedCode(internals, arrival);
  };
  const loadAnew = () => void load(false);
  const stops = [
    followViewer(context, { known: loadAnew, changed: loadAnew }),
    context.onChanged(({ subject }) => {
      if (subject !== 'entitlements' || isRedeeming(state.peek())) return;
      if (interruptible.includes(state.peek().step)) void load(true);
      else void checkPayment(internals);
    }),
  ];
  return {
    state,
    choose(licenceId) {
      chooseLicence(internals, licenceId);
      const now = state.peek();
      if (now.step === 'guest' && now.chosenId) arrival.choose(now.chosenId);
    },
    async continueToPayment() {
      const now = state.peek();
      if (now.step === 'guest' && now.chosenId) arrival.goOn(now.chosenId);
      else await goOn();
    },
    askAgain: () => askAgain(internals),
    async goOnWithoutTrial() {
      await goOnWithoutTrial(internals);
      await applyLinkedCode(internals, arrival);
    },
    putItems: (skus) => putItems(internals, skus),
    applyVoucher: (code) => applyCode(internals, code),
    removeVoucher: () => removeCode(internals),
    redeemVoucher: () => redeemCode(internals),
    changeLicence() {
      arrival.lookAgain();
      const now = state.peek();
      if (now.step === 'summary' || now.step === 'trialDenied' || now.step === 'plan') state.value = { step: 'offer', offers: now.offers, chosenId: now.licence.licenceId, isChoosing: false };
    },
    changeBilling: (chosen) => openBilling(internals, chosen),
    leaveBilling: () => leaveBilling(internals),
    goOnAfterBilling: () => goOnAfterBilling(internals),
    pay: (means) => payNow(internals, means),
    askMeans: () => readMeans(internals),
    check: () => checkPayment(internals),
    giveUp: () => (state.peek().step === 'expired' ? leaveCode(internals) : giveUpPayment(internals)),
    renewCode: () => renewCode(internals),
    planChanged(quote) {
      if (state.peek().step === 'plan') state.value = quote.kind === 'UPGRADE' ? { step: 'success', licence: quote.target } : { step: 'planned', quote };
    },
    reload: () => load(false),
    dispose() {
      runs.end();
      stops.forEach((stop) => stop());
    },
  };
}

/** What the viewer has marked stays marked, as long as it is for sale. */
function withChoice(now: CheckoutState, next: CheckoutState): CheckoutState {
  if (!isOnOffer(now) || !isOnOffer(next)) return next;
  const isOpen = next.offers.some(({ licence, refusalKey }) => licence.licenceId === now.chosenId && !refusalKey);
  return isOpen ? { ...next, chosenId: now.chosenId } : next;
}

/** Whether what is shown stays valid after something changed elsewhere, or after the platform could not be asked. */
function isStillValid(now: CheckoutState, next: CheckoutState): boolean {
  if (next.step === 'failed') return interruptible.includes(now.step);
  if ((now.step !== 'summary' && now.step !== 'trialDenied') || next.step !== 'offer') return false;
  return next.offers.some(({ licence, refusalKey }) => licence.licenceId === now.licence.licenceId && !refusalKey);
}
