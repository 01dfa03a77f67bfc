import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError, isApiError } from '../../../api/api-error.ts';
import { readPaymentAttempt } from '../../../api/calls/purchase.ts';
import { cancelPaymentAttempt } from '../../../api/calls/purchase/payments.ts';
import { changePlan, previewPlan } from '../../../api/calls/purchase/plans.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import type { PaymentAction, PaymentAttempt } from '../../../contracts/purchase/payment.ts';
import type { Plan, PlanQuote } from '../../../contracts/purchase/plan.ts';
import { declinedPayment } from '../../../rules/purchase/payment/declined-payment.ts';
import { paymentError, type PaymentError } from '../../../rules/purchase/payment/payment-error.ts';
import { latest } from '../../latest.ts';
import type { StoreContext } from '../../store-context.ts';

/**
 * How far a change of plan has come.
 *
 * ```
 * choice → quoting → quote → changing → done | confirm | quote with a problem
 * confirm → done | quote with a problem
 * ```
 */
export type PlanChangeState =
  | { kind: 'choice'; chosen?: Plan; problem?: PaymentError }
  | { kind: 'quoting'; chosen: Plan }
  | { kind: 'quote' | 'changing'; chosen: Plan; quote: PlanQuote; problem?: PaymentError }
  /** The card's issuer asks its holder first. */
  | { kind: 'confirm'; chosen: Plan; quote: PlanQuote; attemptId: string; action: PaymentAction; isGivingUp: boolean; problem?: PaymentError }
  | { kind: 'done'; quote: PlanQuote };

/** Another licence of the family in the place of one. */
export interface PlanChange {
  state: ReadonlySignal<PlanChangeState>;
  choose(plan: Plan): void;
  /** Asks what the chosen one costs. Nothing is changed by it. */
  preview(): Promise<void>;
  /** Changes the plan for what is shown. A second press sends nothing. */
  accept(): Promise<void>;
  /** Back to the choice. */
  back(): void;
  /** Asks how a payment ended that the payer confirms elsewhere. It never pays. */
  check(): Promise<void>;
  /** Gives up a payment that waits for its payer. */
  giveUp(): Promise<void>;
  dispose(): void;
}

/**
 * Changes the plan of a subscription for what was shown, and nothing else.
 *
 * 1. The platform quotes the change; the quote is what the viewer reads and what the change names.
 * 2. Whatever has changed since makes it stale: the new quote is shown with the reason, and nothing is charged.
 * 3. Without an answer the same quote is sent once more: the platform answers what became of it.
 * 4. A refused charge uses its quote up, so that a new one is shown with the reason.
 *
 * @source design/checkout.md 3, 5, 7
 */
export function createPlanChange({ client }: Pick<StoreContext, 'client'>, held: HeldLicence, chosen?: Plan): PlanChange {
  const state = signal<PlanChangeState>({ kind: 'choice', ...(chosen ? { chosen } : {}) });
  const runs = latest();

  /** What the chosen one costs now. @param problem why it is shown again */
  async function quoted(plan: Plan, problem?: PaymentError): Promise<PlanChangeState> {
    try {
      return { kind: 'quote', chosen: plan, quote: await client.call(previewPlan, { licenceId: held.licenceId, sku: plan.sku }), ...(problem ? { problem } : {}) };
    } catch (failure) {
      return { kind: 'choice', chosen: plan, problem: problemOf(failure) };
    }
  }

  async function preview(): Promise<void> {
    const now = state.peek();
    if (now.kind !== 'choice' || !now.chosen) return;
    const run = runs.begin();
    state.value = { kind: 'quoting', chosen: now.chosen };
    const next = await quoted(now.chosen);
    if (!run.aborted) state.value = next;
  }

  async function send(quote: PlanQuote, triesLeft: number): Promise<HeldLicence> {
    try {
      return await client.call(changePlan, { quoteId: quote.quoteId });
    } catch (failure) {
      if (triesLeft === 0 || !isApiError(failure) || failure.kind !== 'unreachable') throw failure;
      return send(quote, triesLeft - 1);
    }
  }

  async function accept(): Promise<void> {
    const now = state.peek();
    if (now.kind !== 'quote') return;
    const { chosen: plan, quote } = now;
    const run = runs.begin();
    state.value = { kind: 'changing', chosen: plan, quote };
    const next = await send(quote, 1).then(
      (answer): PlanChangeState => (answer.confirmation ? { kind: 'confirm', chosen: plan, quote, attemptId: answer.confirmation.attemptId, action: answer.confirmation, isGivingUp: false } : { kind: 'done', quote }),
      (failure: unknown) => afterFailure(plan, quote, failure),
    );
    if (!run.aborted) state.value = next;
  }

  /** Without an answer the quote stays: pressed again, it is never charged twice. */
  async function afterFailure(plan: Plan, quote: PlanQuote, failure: unknown): Promise<PlanChangeState> {
    const { kind, body, status } = asApiError(failure);
    if (kind !== 'refused' || status >= 500 || status === 429) return { kind: 'quote', chosen: plan, quote, problem: problemOf(failure) };
    return quoted(plan, body?.code === 'stale-quote' ? { labelKey: 'planStale', retryable: true } : problemOf(failure));
  }

  /** What the platform says of a payment that waits. */
  async function ask(call: typeof readPaymentAttempt | typeof cancelPaymentAttempt): Promise<void> {
    const now = state.peek();
    if (now.kind !== 'confirm') return;
    const run = runs.begin();
    const next = await client.call(call, { attemptId: now.attemptId }).then(
      (attempt) => afterAnswer(now, attempt),
      (failure: unknown): PlanChangeState => ({ ...now, isGivingUp: false, problem: problemOf(failure) }),
    );
    if (!run.aborted) state.value = next;
  }

  async function afterAnswer(now: Extract<PlanChangeState, { kind: 'confirm' }>, { state: stands, failureCode, action }: PaymentAttempt): Promise<PlanChangeState> {
    const { chosen: plan, quote } = now;
    if (stands === 'SUCCEEDED') return { kind: 'done', quote };
    if (stands !== 'DECLINED') return { ...now, ...(action ? { action } : {}), isGivingUp: false, problem: undefined };
    return quoted(plan, failureCode === 'payment_cancelled' ? undefined : declinedPayment(failureCode));
  }

  return {
    state, preview, accept,
    choose(plan) {
      if (state.peek().kind === 'choice') state.value = { kind: 'choice', chosen: plan };
    },
    back() {
      const now = state.peek();
      if (now.kind === 'quote') state.value = { kind: 'choice', chosen: now.chosen };
    },
    check: () => ask(readPaymentAttempt),
    async giveUp() {
      const now = state.peek();
      if (now.kind !== 'confirm' || now.isGivingUp) return;
      state.value = { ...now, isGivingUp: true, problem: undefined };
      await ask(cancelPaymentAttempt);
    },
    dispose: () => runs.end(),
  };
}

const problemOf = (failure: unknown): PaymentError => paymentError(asApiError(failure));
