import type { Database } from '../../db/database.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { withOwnTax } from '../billing/own-tax.ts';
import { type BasketTerms, linesOf } from '../baskets/basket-lines.ts';
import { combined } from '../baskets/combinable.ts';
import { type QuotedLine, quotedLines } from '../baskets/line-quotes.ts';
import { guardPurchasable, type Offer, offersFor } from '../licence-offers.ts';
import { type BasketRow, heldBasketOf, presentBasket, type Quoted } from '../member-basket.ts';
import { basketQuoteOf, guardQuote } from '../quotes/shown-quote.ts';
import { guardTerms, termsOf } from '../vouchers/basket-terms.ts';
import type { GiftRow } from '../../db/tables/purchase/gift-tables.ts';
import { giftOrderOf } from '../gifts/gift-order.ts';
import type { Buyer } from './buyer.ts';

/** What is bought, as its basket holds it until the transaction ends. */
export interface Order { /** What it holds first. */ offer: Offer; /** All that it holds; nothing of a gift. */ lines: QuotedLine[]; offers: Offer[]; basket: Quoted; basketRow: BasketRow; terms: BasketTerms; /** What is bought is given to somebody else: nothing opens for its buyer. */ gift?: GiftRow }

const stale = () => new PlatformError(409, 'stale-basket', 'The basket has changed; look at it again.');

/** The basket that a payment names. */
export interface NamedBasket { basketId: string | null; basketVersion: number | null }

/** What is bought, at what it was shown to cost. @throws PlatformError 404 `basket-not-found`, 409 `stale-basket` where the basket or what it costs is another one, and why it cannot be bought */
export async function orderOf(tx: Database, buyer: Buyer, { basketId, basketVersion }: NamedBasket): Promise<Order> {
  const gift = await giftOrderOf(tx, buyer, { basketId, basketVersion });
  if (gift) return gift;
  const basketRow = await heldBasketOf(tx, buyer.user.id);
  if (basketRow.id !== basketId) throw new PlatformError(404, 'basket-not-found', 'No such basket.');
  if (basketRow.version !== basketVersion) throw stale();
  const offers = await offersFor({ ...buyer, context: { db: tx } });
  const lines = combined(linesOf(basketRow, offers));
  const [first] = lines;
  if (!first) throw stale();
  for (const { offer } of lines) guardPurchasable(offer, offers);
  const terms = await termsOf(tx, basketRow, lines, buyer);
  guardTerms(terms, basketRow, first.offer);
  const taxed = await withOwnTax(buyer, tx);
  const basket = presentBasket(basketRow, offers, terms, taxed);
  guardQuote(basketRow.quote, basketQuoteOf(basket, lines, terms));
  return { offer: first.offer, lines: quotedLines(lines, terms, taxed.realm.tax, buyer.now), offers, basketRow, basket, terms };
}
