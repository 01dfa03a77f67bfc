import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type GiftRow, giftMails, gifts } from '../../db/tables/purchase/gift-tables.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import { textIn } from '../../realm/text-in.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { afterPeriod } from '../after-period.ts';
import type { Buyer } from '../attempts/buyer.ts';
import { withOwnTax } from '../billing/own-tax.ts';
import { bookPayment } from '../books/book-payment.ts';
import { addHistory } from '../books/history-store.ts';
import { offersFor } from '../licence-offers.ts';
import { guardQuote } from '../quotes/shown-quote.ts';
import { hashOfCode } from '../vouchers/voucher-code.ts';
import { giftCode } from './gift-code.ts';
import { planGiftMails } from './gift-mails.ts';
import { giftPricesOf, giftProductOf } from './gift-products.ts';
import { giftQuoteOf, presentGiftBasket } from './present-basket.ts';

/** chosen: three years from the payment, since some countries forbid less */
const codeLife = 'P3Y';

/** The open gift that a payment names, at what it was shown to cost; undefined for another basket. It is held until the transaction ends. @throws PlatformError 404 `basket-not-found`, 409 `stale-basket` */
export async function giftOrderOf(tx: Database, buyer: Buyer, { basketId, basketVersion }: { basketId: string | null; basketVersion: number | null }) {
  const { realm: { realm }, user } = buyer;
  if (basketId === null) return undefined;
  const [gift] = await tx.select().from(gifts).where(and(eq(gifts.id, basketId), eq(gifts.realm, realm))).for('update');
  if (!gift) return undefined;
  if (gift.accountId !== user.id) throw new PlatformError(404, 'basket-not-found', 'No such basket.');
  if (gift.version !== basketVersion || gift.state !== 'OPEN') throw new PlatformError(409, 'stale-basket', 'The basket has changed; look at it again.');
  const product = await giftProductOf(tx, realm, gift.giftId);
  const offers = await offersFor({ ...buyer, context: { db: tx } });
  const offer = offers.find(({ row }) => row.id === product.licenceId);
  const price = (await giftPricesOf(tx, realm)).find(({ sku }) => sku === gift.sku);
  if (!offer || !price) throw new PlatformError(404, 'gift-not-found', 'There is no such gift.');
  const { gift: _, ...basket } = presentGiftBasket(gift, product, price, await withOwnTax(buyer, tx));
  guardQuote(gift.quote, giftQuoteOf(basket, product));
  const basketRow = { id: gift.id, accountId: user.id, version: gift.version, sku: gift.sku, besideSkus: [], voucherId: null, acknowledgedNoTrial: false, quote: gift.quote };
  return { offer, lines: [], offers, basket, basketRow, terms: { voucher: undefined, trialPeriod: null }, gift };
}

/** The version of an open gift, to look at how it can be paid; undefined for another basket. */
export async function giftVersion(tx: Database, id: string): Promise<number | undefined> {
  const [row] = await tx.select({ version: gifts.version }).from(gifts).where(eq(gifts.id, id));
  return row?.version;
}

/** The charge with its place in the books, the code's hash, and the mails to come, with the attempt's success. Nothing opens for the giver. */
export async function settleGift(tx: Database, { realm: { realm }, locale, now }: Buyer, gift: GiftRow, tax: number, attempt: AttemptRow): Promise<void> {
  const { id: attemptId, accountId, amount, scale, currency, licenceId, provider } = attempt;
  const key = { realm, accountId, licenceId };
  const { names } = await giftProductOf(tx, realm, gift.giftId);
  const invoiceNumber = await bookPayment(tx, { ...key, attemptId, total: amount, tax, scale, currency, provider, at: now, locale, name: textIn(names, locale), from: now, until: null });
  await addHistory(tx, { ...key, itemType: 'PAID_ORDER', status: 'DONE', at: now, sku: gift.sku, amount, scale, currency, invoiceNumber: invoiceNumber ?? null });
  const codeHash = hashOfCode(realm, await giftCode(tx, gift.id));
  await tx.update(gifts).set({ state: 'PAID', paidAt: now, codeHash, expiresAt: afterPeriod(now, codeLife) }).where(eq(gifts.id, gift.id));
  const readers = gift.recipientEmail === null ? ['GIVER'] as const : ['GIVER', 'RECIPIENT'] as const;
  const mails = readers.map((reader) => ({ gift: gift.id, reader, dueAt: reader === 'RECIPIENT' ? Math.max(gift.deliverAt ?? now, now) : now, claimedUntil: 0 }));
  await planGiftMails(tx, await tx.insert(giftMails).values(mails).returning());
}
