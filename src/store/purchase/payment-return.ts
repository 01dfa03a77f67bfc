import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import { readPaymentAttempt } from '../../api/calls/purchase.ts';
import { readPaymentReturn } from '../../api/calls/purchase/payments.ts';
import type { PaymentAction, PaymentAttempt } from '../../contracts/purchase/payment.ts';
import { declinedPayment } from '../../rules/purchase/payment/declined-payment.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';

/** How a payment stands, as far as it is known. */
export type PaymentReturnState =
  | { kind: 'asking' }
  | { kind: 'paid' | 'pending' | 'unknown' }
  /** @property action where its payer confirms it; absent where nobody is told that */
  | { kind: 'unfinished'; action?: PaymentAction | undefined }
  | { kind: 'not-paid'; reasonKey: LabelKey; text?: string }
  | { kind: 'failed'; reasonKey: 'platformUnreachable' | 'sorrySomethingWentWrong' };

/** One payment, asked after. */
export interface PaymentReturned {
  state: ReadonlySignal<PaymentReturnState>;
  ask(): Promise<void>;
  dispose(): void;
}

/** A payment that a provider's page returned from. @param reference what the address brought; without one nothing is asked */
export const createPaymentReturn = ({ client }: Pick<StoreContext, 'client'>, reference: string | undefined): PaymentReturned =>
  createStand(reference === undefined || reference === '' ? undefined : () => client.call(readPaymentReturn, { reference }));

/** A payment of this member. @param attemptId its id */
export const createOwnPayment = ({ client }: Pick<StoreContext, 'client'>, attemptId: string): PaymentReturned =>
  createStand(() => client.call(readPaymentAttempt, { attemptId }));

type Stand = Pick<PaymentAttempt, 'state'> & Partial<Pick<PaymentAttempt, 'failureCode' | 'action'>>;

function createStand(read: (() => Promise<Stand>) | undefined): PaymentReturned {
  const state = signal<PaymentReturnState>({ kind: 'asking' });
  const runs = latest();
  const ask = async () => {
    const run = runs.begin();
    state.value = { kind: 'asking' };
    const next = await standOf(read);
    if (!run.aborted) state.value = next;
  };
  void ask();
  return { state, ask, dispose: () => runs.end() };
}

async function standOf(read: (() => Promise<Stand>) | undefined): Promise<PaymentReturnState> {
  if (!read) return { kind: 'unknown' };
  try {
    const { state, failureCode, action } = await read();
    if (state === 'SUCCEEDED') return { kind: 'paid' };
    if (state === 'PENDING') return { kind: 'pending' };
    if (state !== 'DECLINED') return { kind: 'unfinished', action };
    const { labelKey, text } = declinedPayment(failureCode);
    return { kind: 'not-paid', reasonKey: labelKey, text };
  } catch (failure) {
    if (isApiError(failure) && failure.kind === 'refused' && failure.status === 404) return { kind: 'unknown' };
    return { kind: 'failed', reasonKey: isApiError(failure) && failure.kind === 'unreachable' ? 'platformUnreachable' : 'sorrySomethingWentWrong' };
  }
}
