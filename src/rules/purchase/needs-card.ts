import type { Basket } from '../../contracts/purchase/basket.ts';
import { basketTotal } from './basket-total.ts';

/**
 * Whether a basket is paid with a card: where something is due today, or follows by itself.
 *
 * @source spec 2 §2 "For a zero-balance payment a mandate text is shown"; chosen: the card is the mandate
 */
export const needsCard = (basket: Basket): boolean => basketTotal(basket) > 0 || (basket.followingTotal ?? 0) > 0;

/** What the button says that pays it. */
export function payLabelKey(basket: Basket): 'pay' | 'startFreeTrial' | 'startNow' | 'getForFree' {
  if (basketTotal(basket) > 0) return 'pay';
  if (!needsCard(basket)) return 'getForFree';
  return basket.trialDays > 0 ? 'startFreeTrial' : 'startNow';
}
