import type { Discount } from '../../../contracts/purchase/discount.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';

/**
 * The status label of a discount; undefined where the discount is not shown.
 *
 * @source spec 2 §2 "active, upcoming, expired, or paused when the licence is paused", §4 "An upcoming discount is hidden when the licence is paused. A lifetime-repeat discount shows only when ACTIVE for a running licence, or UPCOMING for a paused one"; chosen: the sentence about lifetime repeats goes before the one about upcoming discounts, and an unknown state is not shown
 */
export function discountLabel({ state, lifeTimeRepeat }: Pick<Discount, 'state' | 'lifeTimeRepeat'>, isPaused: boolean): LabelKey | undefined {
  if (state === 'UNKNOWN') return undefined;
  if (isPaused) return (state === 'UPCOMING') === lifeTimeRepeat ? 'subscriptionDiscountPaused' : undefined;
  if (lifeTimeRepeat && state !== 'ACTIVE') return undefined;
  return running[state];
}

const running = { ACTIVE: 'subscriptionDiscountActive', UPCOMING: 'subscriptionDiscountUpcoming', EXPIRED: 'subscriptionDiscountExpired' } as const satisfies Record<string, LabelKey>;
