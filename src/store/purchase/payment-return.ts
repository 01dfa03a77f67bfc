import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import { readPaymentReturn } from '../../api/calls/purchase/payments.ts';
import { declinedPayment } from '../../rules/purchase/declined-payment.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';

/** What a provider's return came to. */
export type PaymentReturnState =
  | { kind: 'asking' }
  | { kind: 'paid' | 'pending' | 'unfinished' | 'unknown' }
  | { kind: 'not-paid'; reasonKey: LabelKey; text?: string }
  | { kind: 'failed'; reasonKey: 'platformUnreachable' | 'sorrySomethingWentWrong' };

/** Where a payment stands that a provider's page returned from. */
export interface PaymentReturned {
  state: ReadonlySignal<PaymentReturnState>;
  ask(): Promise<void>;
  dispose(): void;
}

/** @param reference what the address brought; without one nothing is asked */
export function createPaymentReturn({ client }: Pick<StoreContext, 'client'>, reference: string | undefined): PaymentReturned {
  const state = signal<PaymentReturnState>({ kind: 'asking' });
  const runs = latest();
  const ask = async () => {
    const run = runs.begin();
    state.value = { kind: 'asking' };
    const next = await standOf(client, reference);
    if (!run.aborted) state.value = next;
  };
  void ask();
  return { state, ask, dispose: () => runs.end() };
}

async function standOf(client: StoreContext['client'], reference: string | undefined): Promise<PaymentReturnState> {
  if (!reference) return { kind: 'unknown' };
  try {
    const { state, failureCode } = await client.call(readPaymentReturn, { reference });
    if (state === 'SUCCEEDED') return { kind: 'paid' };
    if (state === 'PENDING') return { kind: 'pending' };
    if (state !== 'DECLINED') return { kind: 'unfinished' };
    const { labelKey, text } = declinedPayment(failureCode);
    return { kind: 'not-paid', reasonKey: labelKey, text };
  } catch (failure) {
    if (isApiError(failure) && failure.kind === 'refused' && failure.status === 404) return { kind: 'unknown' };
    return { kind: 'failed', reasonKey: isApiError(failure) && failure.kind === 'unreachable' ? 'platformUnreachable' : 'sorrySomethingWentWrong' };
  }
}
