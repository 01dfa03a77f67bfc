import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import { readPaymentAttempt } from '../../api/calls/purchase.ts';
import { cancelPaymentAttempt, readPaymentReturn } from '../../api/calls/purchase/payments.ts';
import type { PaymentAction, PaymentAttempt } from '../../contracts/purchase/payment.ts';
import type { PaymentReturnQuery } from '../../contracts/purchase/payment-return.ts';
import { declinedPayment } from '../../rules/purchase/payment/declined-payment.ts';
import type { Price } from '../../rules/purchase/price-text.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';

/** How a payment stands, as far as it is known. */
export type PaymentReturnState =
  | { kind: 'asking' }
  | { kind: 'paid' | 'unknown' }
  /** @property methodType how it is paid, as the provider calls it; undefined where the platform does not say */
  | { kind: 'pending'; methodType?: string | undefined }
  /** @property action where its payer confirms it; absent where nobody is told that */
  | { kind: 'unfinished'; methodType?: string | undefined; action?: PaymentAction | undefined; price?: Price | undefined; isGivingUp?: boolean }
  | { kind: 'not-paid'; methodType?: string | undefined; reasonKey: LabelKey; text?: string }
  | { kind: 'failed'; reasonKey: 'platformUnreachable' | 'sorrySomethingWentWrong' };

/** One payment, asked after. */
export interface PaymentReturned {
  state: ReadonlySignal<PaymentReturnState>;
  /** Asks by hand; what is known is shown until there is something else to say. */
  ask(): Promise<void>;
  /** Asks again where the answer may be another one. */
  check(): Promise<void>;
  /** Gives up what its payer has not confirmed; what was paid meanwhile is paid. Absent for whoever may not. */
  giveUp?(): Promise<void>;
  dispose(): void;
}

/** A payment that a provider's page returned from. @param returned what the address brought; without a reference nothing is asked */
export const createPaymentReturn = ({ client }: Pick<StoreContext, 'client'>, returned: Partial<PaymentReturnQuery>): PaymentReturned => {
  const { reference } = returned;
  return createStand(reference === undefined || reference === '' ? undefined : () => client.call(readPaymentReturn, { ...returned, reference }));
};

/** A payment of this member; until it is paid it is asked after whenever the platform tells of a change: what came too late goes back. @param attemptId its id */
export function createOwnPayment({ client, onChanged }: Pick<StoreContext, 'client' | 'onChanged'>, attemptId: string): PaymentReturned {
  const stand = createStand(() => client.call(readPaymentAttempt, { attemptId }), () => client.call(cancelPaymentAttempt, { attemptId }));
  const stop = onChanged(({ subject }) => void ((subject === 'entitlements' || subject === 'subscription') && stand.check()));
  return {
    ...stand,
    dispose() {
      stop();
      stand.dispose();
    },
  };
}

type Stand = Pick<PaymentAttempt, 'state'> & Partial<Pick<PaymentAttempt, 'failureCode' | 'action' | 'paymentMethodType'> & Price>;

function createStand(read: (() => Promise<Stand>) | undefined, cancel?: () => Promise<Stand>): PaymentReturned {
  const state = signal<PaymentReturnState>({ kind: 'asking' });
  const runs = latest();
  let isAsking = false;
  let isDue = false;
  const run = async (meanwhile: PaymentReturnState, call: typeof read): Promise<void> => {
    const own = runs.begin();
    isAsking = true;
    state.value = meanwhile;
    const next = await standOf(call);
    if (own.aborted) return;
    isAsking = false;
    // Without an answer what is known of a payment stands.
    state.value = next.kind === 'failed' ? known(meanwhile) ?? next : next;
    if (isDue) await check();
  };
  // The answer that is waited for tells of a change itself, and one that comes meanwhile may be younger than it: both are asked after when it is here.
  const check = async (): Promise<void> => {
    isDue = isAsking;
    if (!isAsking && mayChange()) await run(state.peek(), read);
  };
  const mayChange = () => ['unfinished', 'pending', 'not-paid'].includes(state.peek().kind) && !isGivingUp(state.peek());
  void run(state.peek(), read);
  return {
    state,
    ask: () => run(state.peek(), read),
    check,
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

/** What stands while nobody answers; undefined where nothing is known. */
function known(state: PaymentReturnState): PaymentReturnState | undefined {
  if (state.kind === 'unfinished') return { ...state, isGivingUp: false };
  return state.kind === 'pending' || state.kind === 'not-paid' ? state : undefined;
}

async function standOf(read: (() => Promise<Stand>) | undefined): Promise<PaymentReturnState> {
  if (!read) return { kind: 'unknown' };
  try {
    const { state, failureCode, action, paymentMethodType: methodType, amount, scale, currency } = await read();
    if (state === 'SUCCEEDED') return { kind: 'paid' };
    if (state === 'PENDING') return { kind: 'pending', methodType };
    if (state !== 'DECLINED') return { kind: 'unfinished', methodType, action, ...(amount !== undefined && scale !== undefined && currency !== undefined && { price: { amount, scale, currency } }) };
    const { labelKey, text } = declinedPayment(failureCode);
    return { kind: 'not-paid', methodType, reasonKey: labelKey, text };
  } catch (failure) {
    if (isApiError(failure) && failure.kind === 'refused' && failure.status === 404) return { kind: 'unknown' };
    return { kind: 'failed', reasonKey: isApiError(failure) && failure.kind === 'unreachable' ? 'platformUnreachable' : 'sorrySomethingWentWrong' };
  }
}
