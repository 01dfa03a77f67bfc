import type { Basket } from '../../src/contracts/purchase/basket.ts';
import type { AmountEntry, Licence } from '../../src/contracts/purchase/licence.ts';
import { recorded } from './recorded-answers/recorded-answer.ts';

const offered = recorded('readLicences', 'buyer: one').families[0]!.licences[0]!;
const [price] = offered.amounts;

/** A price of 9.99 €, the default one. */
export function amount(change: Partial<AmountEntry> = {}): AmountEntry {
  return { ...price!, sku: 'pass-month', ...change };
}

/** The monthly licence that the platform offers a member. */
export function licenceOf(change: Partial<Licence> = {}): Licence {
  return { ...offered, description: 'Every match.', amounts: [amount()], ...change };
}

/** A basket with that licence in it. */
export function basketOf(change: Partial<Basket> = {}): Basket {
  const basket = recorded('updateBasket', 'buyer: a monthly licence', { basketId: 'basket-1', version: 3 });
  return { ...basket, basketItems: [{ ...basket.basketItems[0]!, sku: 'pass-month' }], ...change };
}
