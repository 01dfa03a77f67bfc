import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../../api/api-error.ts';
import { redeemGift } from '../../../api/calls/purchase/gifts.ts';
import type { RedeemedGift } from '../../../contracts/purchase/gift.ts';
import { redeemProblem } from '../../../rules/purchase/gift/redeem-problem.ts';
import type { PaymentError } from '../../../rules/purchase/payment/payment-error.ts';
import type { StoreContext } from '../../store-context.ts';

export type GiftRedemptionState =
  | { kind: 'code'; isBusy: boolean; problem?: PaymentError }
  | { kind: 'redeemed'; gift: RedeemedGift };

/** A code that becomes a licence. */
export interface GiftRedemption {
  state: ReadonlySignal<GiftRedemptionState>;
  /** One at a time. What has neither letter nor digit is no code, and is not sent. */
  redeem(typed: string): Promise<void>;
  dispose(): void;
}

/** @source spec 2 §2 "gift redeem", §7 "/gift/redeem" */
export function createGiftRedemption({ client }: Pick<StoreContext, 'client'>): GiftRedemption {
  const state = signal<GiftRedemptionState>({ kind: 'code', isBusy: false });
  let isOver = false;
  return {
    state,
    async redeem(typed) {
      const now = state.peek();
      if (now.kind !== 'code' || now.isBusy) return;
      const redeemCode = typed.trim();
      if (!/[\p{L}\p{N}]/u.test(redeemCode)) {
        state.value = { kind: 'code', isBusy: false, problem: { labelKey: 'giftRedeemEmpty', retryable: true } };
        return;
      }
      state.value = { kind: 'code', isBusy: true };
      const next = await client.call(redeemGift, { redeemCode }).then(
        (gift): GiftRedemptionState => ({ kind: 'redeemed', gift }),
        (failure: unknown): GiftRedemptionState => ({ kind: 'code', isBusy: false, problem: isApiError(failure) ? redeemProblem(failure) : { labelKey: 'anErrorOccured', retryable: true } }),
      );
      if (!isOver) state.value = next;
    },
    dispose() {
      isOver = true;
    },
  };
}
