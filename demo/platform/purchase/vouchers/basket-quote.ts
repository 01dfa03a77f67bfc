import type { KeptDiscount } from '../../db/tables/purchase/subscription-tables.ts';
import type { TaxSeed } from '../../db/tables/realm-tables.ts';
import { discountedAmount } from '../discounted-amount.ts';
import { taxOf } from '../tax-of.ts';

/** What is bought, in the price's own integers. */
export interface QuotedOrder {
  amount: number;
  tax: TaxSeed;
  /** Goes on by itself when the period ends. */
  renews: boolean;
  /** 0 without a free trial. */
  trialDays: number;
  discount?: KeptDiscount | undefined;
}

export interface BasketQuote {
  subTotal: number;
  discountedTotal: number;
  tax: number;
  discountedTax: number;
  /** What the next payment takes, tax included; undefined where none follows. */
  followingTotal: number | undefined;
}

/**
 * What an order costs today and next.
 *
 * A free trial takes nothing today; a discount then comes off the payments after it.
 *
 * @source spec 2 §3 "Basket"; chosen: `tax` is that of the subtotal, `discountedTax` that of what is due today
 */
export function basketQuote({ amount, tax, renews, trialDays, discount }: QuotedOrder): BasketQuote {
  const withTax = (net: number) => net + (tax.inclusive ? 0 : taxOf(net, tax));
  const first = discountedAmount(amount, discount);
  const today = trialDays > 0 ? 0 : first;
  const isSecondDiscounted = discount !== undefined && (discount.paymentsLeft === undefined || discount.paymentsLeft > 1);
  const next = trialDays > 0 || isSecondDiscounted ? first : amount;
  return { subTotal: amount, discountedTotal: today, tax: taxOf(amount, tax), discountedTax: taxOf(today, tax), followingTotal: renews ? withTax(next) : undefined };
}
