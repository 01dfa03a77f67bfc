import type { Basket } from '../../src/contracts/purchase/basket.ts';
import type { AmountEntry, Licence } from '../../src/contracts/purchase/licence.ts';

/** A price of 9.99 €, the default one. */
export function amount(change: Partial<AmountEntry> = {}): AmountEntry {
  return { sku: 'pass-month', amount: 999, scale: 2, currency: 'EUR', default: true, local: false, taxInclusive: true, ...change };
}

/** A monthly licence on offer. */
export function licenceOf(change: Partial<Licence> = {}): Licence {
  return {
    licenceId: 'pass', name: 'Arena Pass', description: 'Every match.', type: 'STANDARD', rank: 1,
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' }, amounts: [amount()], ...change,
  };
}

/** A basket with that licence in it. */
export function basketOf(change: Partial<Basket> = {}): Basket {
  return {
    basketId: 'basket-1', version: 3, basketItems: [{ sku: 'pass-month', licenceId: 'pass', name: 'Arena Pass' }],
    subTotal: 999, discountedTotal: 999, tax: 173, isTaxInclusive: true, scale: 2, currency: 'EUR', ...change,
  };
}
