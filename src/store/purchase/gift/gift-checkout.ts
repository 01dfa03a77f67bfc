import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { EnteredCard, PaymentDetails } from '../../../contracts/purchase/payment.ts';
import type { GiftBasket } from '../../../contracts/purchase/gift.ts';
import { grownUpRefusal } from '../../../rules/identity/account/grown-up-refusal.ts';
import { cleanEmail, isEmail } from '../../../rules/identity/form/clean-text.ts';
import { declinedPayment } from '../../../rules/purchase/payment/declined-payment.ts';
import type { PaymentError } from '../../../rules/purchase/payment/payment-error.ts';
import { followViewer } from '../../follow-viewer.ts';
import { latest } from '../../latest.ts';
import type { StoreContext } from '../../store-context.ts';
import { problemOf } from '../basket/basket-failure.ts';
import { changeOf } from '../basket/fill-basket.ts';
import { type AttemptEnd, type AttemptOptions, createCheckoutAttempt } from '../checkout-attempt.ts';
import { createCheckoutMemory, type CheckoutMemory } from '../checkout-memory.ts';
import { afterBilling, beforeBilling, billingAfter, billingOf } from './gift-billing.ts';
import { becomeBuyer, buyerClient, type GuestBuyer } from './gift-buyer.ts';
import type { GiftCheckoutState, GiftSummary } from './gift-checkout-state.ts';
import { createGiftMemory, type GiftMemory } from './gift-memory.ts';
import { afterGiftFailure, giftSummary, paidState, waitingState } from './gift-steps.ts';

/** A gift from its choice to its code. */
export interface GiftCheckout {
  state: ReadonlySignal<GiftCheckoutState>;
  /** Goes on as a guest, by an e-mail alone. */
  payAsGuest(email: string): Promise<void>;
  /** Pays; a second press while one is open sends nothing. */
  pay(means?: EnteredCard | PaymentDetails): Promise<void>;
  /** Asks how a payment ended. It never pays. */
  check(): Promise<void>;
  giveUp(): Promise<void>;
  /** Opens billing details, to change what is known. @param chosen what is to pay */
  changeBilling(chosen?: PaymentDetails): void;
  /** Back to the payment without a change. */
  leaveBilling(): void;
  /** Billing details are kept: back to the same choice, with the price that holds now. */
  goOnAfterBilling(): Promise<void>;
  /** Whose calls a guest's are; undefined for a member's own. */
  guestBuyer(): GuestBuyer | undefined;
  /** Forgets the gift that is paid, so that another one can be given. */
  startAnew(): void;
  reload(): Promise<void>;
  dispose(): void;
}

export interface GiftCheckoutOptions extends AttemptOptions {
  /** The gift of the address; the one that was chosen last when absent. */
  giftId?: string | undefined;
  memory?: GiftMemory;
  payments?: CheckoutMemory;
}

/** Why it was not paid. A code that is over leads back to the ways to pay, where a new one is one press away. */
function problemAfter(result: AttemptEnd): PaymentError | undefined {
  if (result.end === 'expired') return declinedPayment('payment_expired');
  return result.end === 'refused' ? result.problem : undefined;
}

/** A gift is no licence of its giver: what is held says nothing of its payment. */
const heldByNobody = async () => false;

/**
 * Pays a gift as any basket is paid (`checkout-attempt.ts`), by a member or by a guest with an e-mail alone.
 *
 * 1. A gift whose payment is open is asked after before anything else; one that is paid shows its code.
 * 2. What was typed is sent, and comes back priced.
 * 3. A guest says who pays first. That is forgotten after its time, and asked again.
 *
 * @source spec 2 §2 "gift pay", §7 "/user/guest-checkout-principal"; design/checkout.md 3
 */
export function createGiftCheckout(context: StoreContext, options: GiftCheckoutOptions = {}): GiftCheckout {
  const state = signal<GiftCheckoutState>({ step: 'loading' });
  const memory = options.memory ?? createGiftMemory(context.settings.realm);
  const payments = options.payments ?? createCheckoutMemory(context.settings.realm);
  const runs = latest();
  const clientNow = () => buyerClient(context, memory) ?? context.client;
  const attemptNow = () => createCheckoutAttempt(clientNow(), payments, options, heldByNobody);

  /** Where a payment leads. @param summary what is shown where it was refused */
  async function after(result: AttemptEnd, basketId: string, summary: () => Promise<GiftCheckoutState>): Promise<GiftCheckoutState> {
    if (result.end === 'succeeded') return paidState(clientNow(), memory, basketId);
    return result.end === 'refused' || result.end === 'expired' ? summary() : waitingState(result, basketId);
  }
  const summaryWith = (result: AttemptEnd, before?: GiftBasket) => async (): Promise<GiftCheckoutState> => {
    const shown = await giftSummary(clientNow(), memory, options.giftId).catch(afterGiftFailure);
    const problem = problemAfter(result);
    return shown.step === 'summary' ? { ...shown, problem: problem && before ? changeOf(problem, before, shown.basket) : problem } : shown;
  };

  async function firstStep(): Promise<GiftCheckoutState> {
    const viewer = context.viewer.peek();
    const refusal = grownUpRefusal(viewer);
    if (refusal) return { step: 'refused', labelKey: refusal };
    if (!buyerClient(context, memory)) return { step: 'buyer', isBusy: false };
    const { basket } = memory.read();
    if (basket?.isPaid && basket.giftId === (options.giftId ?? basket.giftId)) return paidState(clientNow(), memory, basket.id);
    const open = basket && attemptNow().openPayment(basket.id);
    if (!basket || !open) return giftSummary(clientNow(), memory, options.giftId).catch(afterGiftFailure);
    const result = await attemptNow().check(basket.id, { licenceId: open.licenceId, name: open.licenceName });
    return after(result, basket.id, summaryWith(result));
  }

  async function load(quietly = false): Promise<void> {
    const run = runs.begin();
    if (!quietly) state.value = { step: 'loading' };
    const next = await firstStep();
    if (!run.aborted) state.value = next;
  }

  async function ask(how: 'check' | 'giveUp'): Promise<void> {
    const now = state.peek();
    if (now.step !== 'confirm' && now.step !== 'unknown') return;
    const run = runs.begin();
    state.value = now.step === 'confirm' ? { ...now, isChecking: how === 'check', isGivingUp: how === 'giveUp' } : { ...now, isChecking: true };
    const result = await attemptNow()[how](now.basketId, now.licence);
    const isAsWished = how === 'giveUp' && result.end === 'refused' && result.problem.labelKey === 'paymentCancelled';
    const next = await after(result, now.basketId, isAsWished ? () => giftSummary(clientNow(), memory, options.giftId).catch(afterGiftFailure) : summaryWith(result));
    if (!run.aborted) state.value = next;
  }

  async function payNow({ basket, means }: GiftSummary, by: EnteredCard | PaymentDetails | undefined): Promise<void> {
    const run = runs.begin();
    state.value = { step: 'paying', basket, means };
    const [item] = basket.basketItems;
    const result = await attemptNow().pay(basket, { licenceId: item?.licenceId ?? '', name: item?.name ?? '' }, by);
    const isStale = result.end === 'refused' && result.isStale;
    const next = await after(result, basket.basketId, isStale ? summaryWith(result, basket) : async () => billingAfter({ basket, means }, result) ?? { step: 'summary', basket, means, problem: problemAfter(result) });
    if (!run.aborted) state.value = next;
  }

  const begin = () => void load();
  const stop = followViewer(context, { known: begin, changed: begin });
  return {
    state,
    async payAsGuest(typed) {
      if (state.peek().step !== 'buyer') return;
      const email = cleanEmail(typed);
      if (!isEmail(email)) return void (state.value = { step: 'buyer', isBusy: false, problemKey: 'pleaseProvideValidEmail' });
      const run = runs.begin();
      state.value = { step: 'buyer', isBusy: true };
      const failed = await becomeBuyer(context, memory, email).then(() => undefined, (failure: unknown): GiftCheckoutState => {
        const { labelKey, retryable } = problemOf(failure);
        return retryable ? { step: 'buyer', isBusy: false, problemKey: labelKey } : { step: 'refused', labelKey };
      });
      if (run.aborted) return;
      if (failed) state.value = failed;
      else await load(true);
    },
    async pay(means) {
      const now = state.peek();
      if (now.step !== 'summary') return;
      // What proves who pays ends; the same gift is there when it was said again.
      if (buyerClient(context, memory)) await payNow(now, means);
      else state.value = { step: 'buyer', isBusy: false, problemKey: 'guestCheckoutEnded' };
    },
    check: () => ask('check'),
    giveUp: () => ask('giveUp'),
    changeBilling(chosen) {
      const now = state.peek();
      if (now.step === 'summary') state.value = billingOf(now, chosen);
    },
    leaveBilling() {
      const now = state.peek();
      if (now.step !== 'billing') return;
      runs.end();
      state.value = beforeBilling(now);
    },
    async goOnAfterBilling() {
      const now = state.peek();
      if (now.step !== 'billing') return;
      const run = runs.begin();
      const next = await giftSummary(clientNow(), memory, options.giftId).catch(afterGiftFailure);
      if (!run.aborted) state.value = afterBilling(now, next);
    },
    guestBuyer: () => (context.viewer.peek()?.who === 'member' ? undefined : buyerClient(context, memory)),
    startAnew: () => memory.keep({ basket: undefined, draft: undefined }),
    reload: () => load(),
    dispose() {
      runs.end();
      stop();
    },
  };
}
