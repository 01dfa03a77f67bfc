import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { baskets } from '../../db/tables/purchase/purchase-tables.ts';
import type { Buyer } from '../attempts/buyer.ts';
import { withOwnTax } from '../billing/own-tax.ts';
import { type BasketTerms, linesOf } from '../baskets/basket-lines.ts';
import { besides } from '../baskets/combinable.ts';
import type { Offer } from '../licence-offers.ts';
import { type BasketRow, presentBasket, type Quoted } from '../member-basket.ts';
import { textIn } from '../../realm/text-in.ts';
import { basketQuoteOf, isSameQuote } from './shown-quote.ts';

async function quoted(db: Database, row: BasketRow, offers: Offer[], terms: BasketTerms, buyer: Buyer) {
  const shown = { ...presentBasket(row, offers, terms, await withOwnTax(buyer, db)), ...presentBesides(row, offers, buyer.locale) };
  return { shown, quote: basketQuoteOf(shown, linesOf(row, offers), terms) };
}

/** What may be bought beside what it holds. */
function presentBesides(row: BasketRow, offers: Offer[], locale: string): Pick<Quoted, 'besides'> {
  const more = besides(linesOf(row, offers), offers);
  return more.length === 0 ? {} : { besides: more.map(({ sku, offer, price }) => ({ sku, licenceId: offer.row.id, name: textIn(offer.row.names, locale), amount: price?.amount ?? 0 })) };
}

/**
 * Shows what a basket costs, and keeps what was shown.
 *
 * A version is shown at one price alone: where it costs something else than it was shown to, by a price, a tax or a voucher, it is another version from
 * then on. So whoever saw the earlier price, in this window or another one, pays nothing before the new one was shown.
 *
 * @param row read by `heldBasketOf`
 * @source design/identity-checkout-reference.md 5 row 11 "changed price is shown as change"
 */
export async function answerBasket(tx: Database, row: BasketRow, offers: Offer[], terms: BasketTerms, buyer: Buyer): Promise<Quoted> {
  const { shown, quote } = await quoted(tx, row, offers, terms, buyer);
  if (isSameQuote(row.quote, quote)) return shown;
  const change = row.quote === null ? { quote } : { quote, version: sql`${baskets.version} + 1` };
  const [kept] = await tx.update(baskets).set(change).where(eq(baskets.id, row.id)).returning();
  return { ...shown, version: kept?.version ?? row.version };
}

/** A basket that is shown as it was before: nothing has to be kept, so nobody waits for it. @param row as it was read, not held @returns undefined for another price, which `answerBasket` keeps */
export async function sameBasket(db: Database, row: BasketRow, offers: Offer[], terms: BasketTerms, buyer: Buyer): Promise<Quoted | undefined> {
  const { shown, quote } = await quoted(db, row, offers, terms, buyer);
  return isSameQuote(row.quote, quote) ? shown : undefined;
}

/** A basket that is only looked at: what it costs now, of which nothing is kept. */
export const lookAtBasket = async (db: Database, row: BasketRow, offers: Offer[], terms: BasketTerms, buyer: Buyer): Promise<Quoted> => (await quoted(db, row, offers, terms, buyer)).shown;
