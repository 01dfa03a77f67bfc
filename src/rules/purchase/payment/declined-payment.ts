import { paymentError, type PaymentError } from './payment-error.ts';

/**
 * Why an attempt that was made was not paid.
 *
 * @param failureCode a code of spec 2 §8; chosen: without one the card was declined, the commonest reason, and a challenge is its issuer's, no captcha
 */
export function declinedPayment(failureCode = 'card_declined'): PaymentError {
  if (failureCode === 'CHALLENGE_FAILED') return { labelKey: 'paymentNotConfirmed', retryable: true };
  return paymentError({ kind: 'refused', status: 402, body: { code: failureCode, messages: [] } });
}
