import { isApiError } from '../../../api/api-error.ts';
import { showPaidGift, updateGiftBasket } from '../../../api/calls/purchase/gifts.ts';
import { initPaymentMethod } from '../../../api/calls/purchase/payments.ts';
import type { Client } from '../../../api/client.ts';
import { cleanEmail } from '../../../rules/identity/form/clean-text.ts';
import { deliveryOf } from '../../../rules/purchase/gift/gift-draft.ts';
import { problemOf } from '../basket/basket-failure.ts';
import { confirming } from '../checkout-actions.ts';
import type { AttemptEnd } from '../checkout-attempt.ts';
import type { GiftCheckoutState } from './gift-checkout-state.ts';
import type { GiftMemory } from './gift-memory.ts';

/** The gift that was chosen, priced, and how it can be paid; nothing is known of that where the platform does not say. @throws ApiError */
export async function giftSummary(client: Client, memory: GiftMemory, asked: string | undefined): Promise<GiftCheckoutState> {
  const { draft } = memory.read();
  const giftId = asked ?? draft?.giftId;
  if (giftId === undefined) return { step: 'missing' };
  const own = draft?.giftId === giftId ? draft : undefined;
  const recipientEmail = cleanEmail(own?.recipientEmail ?? '');
  const deliverAt = recipientEmail === '' ? undefined : deliveryOf(own?.day ?? '');
  const basket = await client.call(updateGiftBasket, {
    giftId, message: own?.message ?? '', ...(recipientEmail === '' ? {} : { recipientEmail }), ...(deliverAt === undefined ? {} : { deliverAt }),
  });
  memory.keep({ basket: { id: basket.basketId, giftId, isPaid: false } });
  const means = await client.call(initPaymentMethod, { basketId: basket.basketId }).then(({ parsedData }) => parsedData.paymentMethods, () => undefined);
  return { step: 'summary', basket, means };
}

/** Where a gift cannot be shown. */
export function afterGiftFailure(failure: unknown): GiftCheckoutState {
  if (isApiError(failure) && failure.kind === 'refused' && failure.status === 404) return { step: 'missing' };
  if (isApiError(failure) && failure.kind === 'refused' && failure.body?.code === 'guest-checkout-ended') return { step: 'buyer', isBusy: false, problemKey: 'guestCheckoutEnded' };
  const problem = problemOf(failure);
  return problem.retryable ? { step: 'failed', problem } : { step: 'refused', labelKey: problem.labelKey };
}

/** The gift is paid: its code is asked for once. What the platform does not say is in the giver's mail. */
export async function paidState(client: Client, memory: GiftMemory, basketId: string): Promise<GiftCheckoutState> {
  const { basket } = memory.read();
  memory.keep({ basket: { id: basketId, giftId: basket?.giftId ?? '', isPaid: true }, draft: undefined });
  return { step: 'paid', gift: await client.call(showPaidGift, { basketId }).catch(() => undefined) };
}

/** A payment that goes on elsewhere, or of which nothing is known yet. */
export function waitingState(result: Extract<AttemptEnd, { end: 'confirm' | 'unknown' }>, basketId: string): GiftCheckoutState {
  if (result.end === 'confirm') return confirming(result, basketId);
  return { step: 'unknown', licence: result.licence, basketId, isChecking: false, ...(result.problem ? { problem: result.problem } : {}) };
}
