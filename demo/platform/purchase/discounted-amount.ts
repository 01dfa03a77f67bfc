import type { KeptDiscount } from '../db/tables/purchase/subscription-tables.ts';

/** A price less its discount, in its own integers; never below zero. Halves are rounded in the viewer's favour. @source spec 2 §3 "Discount"; chosen: the rounding */
export function discountedAmount(amount: number, discount: KeptDiscount | null | undefined): number {
  if (!discount) return amount;
  const off = discount.type === 'PERCENTAGE' ? Math.round((amount * (discount.percentage ?? 0)) / 100) : discount.amount ?? 0;
  return Math.max(0, amount - Math.max(0, off));
}

/** What is left of a discount after one more payment; null when nothing is. */
export function discountAfterPayment(discount: KeptDiscount | null): KeptDiscount | null {
  if (discount?.paymentsLeft === undefined) return discount;
  return discount.paymentsLeft > 1 ? { ...discount, paymentsLeft: discount.paymentsLeft - 1 } : null;
}
