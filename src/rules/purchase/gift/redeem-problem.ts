import type { CallFailure } from '../../../contracts/wire/call-failure.ts';
import { paymentError, type PaymentError } from '../payment/payment-error.ts';

/** What a member has already, or more than that. */
const held = ['licenceAlreadyActive', 'licencePaused', 'INVALID_TIER_CHANGE'];

/** Why a code opened nothing. A code that its owner need not use stays good, which is said. */
export function redeemProblem(failure: CallFailure): PaymentError {
  const code = failure.body?.code ?? '';
  if (code === 'invalidGiftCode') return { labelKey: 'invalidGiftCode', retryable: true };
  return held.includes(code) ? { labelKey: 'giftHeldAlready', retryable: true } : paymentError(failure);
}
