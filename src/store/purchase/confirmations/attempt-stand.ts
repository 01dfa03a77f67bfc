import { readPaymentAttempt } from '../../../api/calls/purchase.ts';
import { cancelPaymentAttempt } from '../../../api/calls/purchase/payments.ts';
import type { Client } from '../../../api/client.ts';
import { asApiError } from '../../../api/api-error.ts';
import { declinedPayment } from '../../../rules/purchase/payment/declined-payment.ts';
import { paymentError, type PaymentError } from '../../../rules/purchase/payment/payment-error.ts';

/** How an attempt stands that its payer confirms elsewhere. `problem` is absent where the viewer gave it up. */
export type AttemptStand = { stands: 'paid' } | { stands: 'waiting'; problem?: PaymentError } | { stands: 'ended'; problem?: PaymentError };

/** Asks how an attempt stands, or gives it up first. It never pays; without an answer it waits on. */
export async function attemptStand(client: Client, attemptId: string, givesUp = false): Promise<AttemptStand> {
  try {
    const { state, failureCode } = await client.call(givesUp ? cancelPaymentAttempt : readPaymentAttempt, { attemptId });
    if (state === 'SUCCEEDED') return { stands: 'paid' };
    if (state !== 'DECLINED') return { stands: 'waiting' };
    return failureCode === 'payment_cancelled' ? { stands: 'ended' } : { stands: 'ended', problem: declinedPayment(failureCode) };
  } catch (failure) {
    return { stands: 'waiting', problem: paymentError(asApiError(failure)) };
  }
}
