import { isApiError } from '../../../api/api-error.ts';
import { paymentError, type PaymentError } from '../../../rules/purchase/payment/payment-error.ts';

/** Why a call failed, for the screen. */
export function problemOf(failure: unknown): PaymentError {
  return isApiError(failure) ? paymentError(failure) : { labelKey: 'anErrorOccured', retryable: true };
}
