import type { Basket } from '../../contracts/purchase/basket.ts';
import { basketTotal } from './basket-total.ts';

/** A line about what comes after today, as a label with its amounts. */
export type FollowingLine =
  | { labelKey: 'trialUntil'; days: number }
  | { labelKey: 'thenPrice'; amount: number }
  | { labelKey: 'paymentsOf' | 'thenPaymentsOf'; count: number; amount: number; full: number }
  | { labelKey: 'discountAlways' };

/**
 * What an order takes after today, where that is not its price.
 *
 * @source design/identity-checkout-reference 6.2 "discount duration text"; chosen: the lines, as the spec shows only that a trial's duration is said
 */
export function followingPayments(basket: Basket): FollowingLine[] {
  const { followingTotal, trialDays, voucher, isTaxInclusive, basketItems: [first, ...beside] } = basket;
  if (followingTotal === undefined) return [];
  const isTrial = trialDays > 0;
  const start: FollowingLine[] = isTrial ? [{ labelKey: 'trialUntil', days: trialDays }] : [];
  // A voucher is for one of several; what is paid once beside the first is no part of what follows.
  const isReduced = voucher !== undefined && beside.every(({ subTotal, discountedTotal }) => subTotal === discountedTotal);
  if (!isReduced) return isTrial || beside.length > 0 ? [...start, { labelKey: 'thenPrice', amount: followingTotal }] : [];
  const count = voucher.discount.paymentsLeft;
  if (count === undefined) return [...start, { labelKey: 'thenPrice', amount: followingTotal }, { labelKey: 'discountAlways' }];
  if (!isTrial && count === 1) return [{ labelKey: 'thenPrice', amount: followingTotal }];
  const { subTotal = basket.subTotal, tax = basket.tax } = first ?? {};
  return [...start, { labelKey: isTrial ? 'thenPaymentsOf' : 'paymentsOf', count, amount: isTrial || beside.length > 0 ? followingTotal : basketTotal(basket), full: isTaxInclusive ? subTotal : subTotal + tax }];
}
