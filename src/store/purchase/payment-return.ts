import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import { readPaymentAttempt } from '../../api/calls/purchase.ts';
import { cancelPaymentAttempt, readPaymentReturn } from '../../api/calls/purchase/payments.ts';
import type { PaymentAction, PaymentAttempt } from '../../contracts/purchase/payment.ts';
import { declinedPayment } from '../../rules/purchase/payment/declined-payment.ts';
import type { Price } from '../../rules/purchase/price-text.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';

/** How a payment stands, as far as it is known. */
export type PaymentReturnState =
  | { kind: 'asking' }
  | { kind: 'paid' | 'pending' | 'unknown' }
  /** @property action where its payer confirms it; absent where nobody is told that */
  | { kind: 'unfinished'; action?: PaymentAction | undefined; price?: Price | undefined; isGivingUp?: boolean }
  | { kind: 'not-paid'; reasonKey: LabelKey; text?: string }
  | { kind: 'failed'; reasonKey: 'platformUnreachable' | 'sorrySomethingWentWrong' };

/** One payment, asked after. */
export interface PaymentReturned {
  state: ReadonlySignal<PaymentReturnState>;
  ask(): Promise<void>;
  /** Asks again, and shows what is known until there is something else to say. */
  check(): Promise<void>;
  /** Gives up what its payer has not confirmed; what was paid meanwhile is paid. Absent for whoever may not. */
  giveUp?(): Promise<void>;
  dispose(): void;
}

/** A payment that a provider's page returned from. @param reference what the address brought; without one nothing is asked */
export const createPaymentReturn = ({ client }: Pick<StoreContext, 'client'>, reference: string | undefined): PaymentReturned =>
  createStand(reference === undefined || reference === '' ? undefined : () => client.call(readPaymentReturn, { reference }));

/** A payment of this member; while it waits it is asked after whenever the platform tells of a change. @param attemptId its id */
export function createOwnPayment({ client, onChanged }: Pick<StoreContext, 'client' | 'onChanged'>, attemptId: string): PaymentReturned {
  const stand = createStand(() => client.call(readPaymentAttempt, { attemptId }), () => client.call(cancelPaymentAttempt, { attemptId }));
  const stop = onChanged(({ subject }) => void (subject === 'entitlements' && stand.check()));
  return {
    ...stand,
    dispose() {
      stop();
      stand.dispose();
    },
  };
}

type Stand = Pick<PaymentAttempt, 'state'> & Partial<Pick<PaymentAttempt, 'failureCode' | 'action'> & Price>;

function createStand(read: (() => Promise<Stand>) | undefined, cancel?: () => Promise<Stand>): PaymentReturned {
  const state = signal<PaymentReturnState>({ kind: 'asking' });
  const runs = latest();
  const run = async (meanwhile: PaymentReturnState, call: typeof read) => {
    const own = runs.begin();
    state.value = meanwhile;
    const next = await standOf(call);
    if (own.aborted) return;
    // Without an answer a payment that is known to wait waits on.
    state.value = next.kind === 'failed' && meanwhile.kind === 'unfinished' ? { ...meanwhile, isGivingUp: false } : next;
  };
  const waits = () => ['unfinished', 'pending'].includes(state.peek().kind) && !isGivingUp(state.peek());
  void run(state.peek(), read);
  return {
    state,
    ask: () => run({ kind: 'asking' }, read),
    check: async () => void (waits() && await run(state.peek(), read)),
    ...(cancel && {
      async giveUp() {
        const now = state.peek();
        if (now.kind === 'unfinished' && !now.isGivingUp) await run({ ...now, isGivingUp: true }, cancel);
      },
    }),
    dispose: () => runs.end(),
  };
}

const isGivingUp = (state: PaymentReturnState): boolean => state.kind === 'unfinished' && state.isGivingUp === true;

async function standOf(read: (() => Promise<Stand>) | undefined): Promise<PaymentReturnState> {
  if (!read) return { kind: 'unknown' };
  try {
    const { state, failureCode, action, amount, scale, currency } = await read();
    if (state === 'SUCCEEDED') return { kind: 'paid' };
    if (state === 'PENDING') return { kind: 'pending' };
    if (state !== 'DECLINED') return { kind: 'unfinished', action, ...(amount !== undefined && scale !== undefined && currency !== undefined && { price: { amount, scale, currency } }) };
    const { labelKey, text } = declinedPayment(failureCode);
    return { kind: 'not-paid', reasonKey: labelKey, text };
  } catch (failure) {
    if (isApiError(failure) && failure.kind === 'refused' && failure.status === 404) return { kind: 'unknown' };
    return { kind: 'failed', reasonKey: isApiError(failure) && failure.kind === 'unreachable' ? 'platformUnreachable' : 'sorrySomethingWentWrong' };
  }
}
