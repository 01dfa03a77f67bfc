import type { Basket } from '../../../contracts/purchase/basket.ts';
import { basketTotal } from '../basket-total.ts';
import type { PaymentError } from './payment-error.ts';

/**
 * Why a basket was not paid that is another one than was shown: it costs something else today, or later, or holds something else. Nothing was charged.
 *
 * @param fresh what the next press pays
 * @source design/identity-checkout-reference 5 row 11 "changed price is shown as change, not swapped silently"; chosen: the words
 */
export function staleBasket(shown: Basket, fresh: Basket): PaymentError {
  const priced = (amount: number) => ({ amount, scale: fresh.scale, currency: fresh.currency });
  const isSame = shown.currency === fresh.currency && shown.scale === fresh.scale;
  if (!isSame || basketTotal(shown) !== basketTotal(fresh)) return { labelKey: 'priceChanged', price: priced(basketTotal(fresh)), retryable: true };
  const isFollowedAlike = shown.followingTotal === fresh.followingTotal;
  if (!isFollowedAlike && fresh.followingTotal !== undefined) return { labelKey: 'followingPriceChanged', price: priced(fresh.followingTotal), retryable: true };
  return { labelKey: 'basketChanged', retryable: true };
}
