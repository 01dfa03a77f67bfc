import { type ApiError, isApiError } from '../../api/api-error.ts';
import { payBasket, readEntitlements, readPaymentAttempt, validatePaymentMethod } from '../../api/calls/purchase.ts';
import type { Client } from '../../api/client.ts';
import type { Basket } from '../../contracts/purchase/basket.ts';
import type { BankCardDetails, PaymentAttempt } from '../../contracts/purchase/payment.ts';
import { paymentError, type PaymentError } from '../../rules/purchase/payment-error.ts';
import type { CheckoutMemory, RememberedPayment } from './checkout-memory.ts';

/** How an attempt to pay ended, as far as it is known. */
export type AttemptEnd = { end: 'succeeded' } | { end: 'unknown'; problem?: PaymentError } | { end: 'refused'; problem: PaymentError; isStale: boolean };

/** Pays once, however often it has to ask. */
export interface CheckoutAttempt {
  pay(basket: Basket, licenceId: string, card: BankCardDetails): Promise<AttemptEnd>;
  /**
   * Asks how a pending payment ended.
   *
   * @param mayResend whether the very same request may go out again when the platform may never have had it: only on a person's press
   */
  check(mayResend: boolean): Promise<AttemptEnd>;
}

/**
 * One payment.
 *
 * Requirements: nothing is charged twice; success is shown on SUCCEEDED alone; no card number is kept.
 *
 * 1. The provider turns the card into a reference; a failure here has charged nothing.
 * 2. The whole request, with its key, is remembered before it is sent.
 * 3. Without an answer the same request goes out once more: the key makes the platform answer the same attempt.
 * 4. A final answer forgets it; anything else stays remembered, through a reload too, and can be checked.
 *
 * @source design/checkout.md 3, 4, 5
 */
export function createCheckoutAttempt(client: Client, memory: CheckoutMemory, newKey: () => string = randomKey): CheckoutAttempt {
  const settle = (payment: RememberedPayment, attempt: PaymentAttempt): AttemptEnd => {
    if (attempt.state === 'SUCCEEDED') return forget({ end: 'succeeded' });
    if (attempt.state === 'DECLINED') return forget({ end: 'refused', problem: declined, isStale: false });
    memory.write({ ...payment, attemptId: attempt.attemptId });
    return { end: 'unknown' };
  };
  const forget = (end: AttemptEnd): AttemptEnd => {
    memory.write(undefined);
    return end;
  };
  const send = async (payment: RememberedPayment, triesLeft: number): Promise<AttemptEnd> => {
    try {
      return settle(payment, await client.call(payBasket, payment.request));
    } catch (failure) {
      if (!isApiError(failure) || isOpen(failure)) {
        if (triesLeft > 0 && isApiError(failure) && failure.kind === 'unreachable') return send(payment, triesLeft - 1);
        return { end: 'unknown', ...(isApiError(failure) ? { problem: paymentError(failure) } : {}) };
      }
      return forget(refusedBy(failure));
    }
  };
  return {
    async pay(basket, licenceId, card) {
      let details;
      try {
        ({ parsedData: details } = await client.call(validatePaymentMethod, card));
      } catch (failure) {
        return refusedBy(failure);
      }
      const payment: RememberedPayment = {
        licenceId,
        request: {
          basketId: basket.basketId, basketVersion: basket.version, idempotencyKey: newKey(),
          paymentDetailsExternalId: details.paymentDetailsExid, targetPaymentProvider: details.targetPaymentProvider,
          paymentMethodType: details.paymentMethodType,
        },
      };
      memory.write(payment);
      return send(payment, 1);
    },
    async check(mayResend) {
      const payment = memory.read();
      if (!payment) return { end: 'unknown' };
      if (await holds(client, payment.licenceId)) return forget({ end: 'succeeded' });
      if (!payment.attemptId) return mayResend ? send(payment, 0) : { end: 'unknown' };
      try {
        return settle(payment, await client.call(readPaymentAttempt, { attemptId: payment.attemptId }));
      } catch (failure) {
        return { end: 'unknown', problem: isApiError(failure) ? paymentError(failure) : undefined };
      }
    },
  };
}

const declined: PaymentError = { labelKey: 'cardDeclined', field: 'number', retryable: true };

/** Not final: no answer, a broken one, a server error, or the same attempt still in flight. */
function isOpen({ kind, status, body }: ApiError): boolean {
  const inFlight = status === 409 && /in[-_ ]?(flight|progress)/i.test(body?.code ?? '');
  return kind !== 'refused' || status >= 500 || status === 429 || inFlight;
}

function refusedBy(failure: unknown): AttemptEnd {
  if (!isApiError(failure)) return { end: 'refused', problem: { labelKey: 'anErrorOccured', retryable: true }, isStale: false };
  const isStale = failure.status === 409 || failure.status === 412;
  return { end: 'refused', problem: paymentError(failure), isStale };
}

async function holds(client: Client, licenceId: string): Promise<boolean> {
  return client.call(readEntitlements, {}).then(({ licenceIds }) => licenceIds.includes(licenceId), () => false);
}

function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
