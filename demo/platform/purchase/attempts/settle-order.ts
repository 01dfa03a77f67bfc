import type { HistoryItemType } from '../../../../src/contracts/purchase/payment-history.ts';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import { afterPeriod } from '../after-period.ts';
import { bookPayment } from '../books/book-payment.ts';
import type { QuotedLine } from '../baskets/line-quotes.ts';
import { addHistory } from '../books/history-store.ts';
import { discountAfterPayment } from '../discounted-amount.ts';
import { settleGift } from '../gifts/gift-order.ts';
import { tellPaid } from '../mails/tell-about.ts';
import { emptyBasket } from '../member-basket.ts';
import { beginSubscription } from '../subscriptions/begin-subscription.ts';
import { grantUntil } from '../subscriptions/subscription-store.ts';
import { consumeTerms } from '../vouchers/basket-terms.ts';
import type { Buyer } from './buyer.ts';
import type { Order } from './order.ts';

/** One licence that was bought. @property until the end of what is paid for, or of the free trial; epoch milliseconds */
type Sold = QuotedLine & { isTrial: boolean; until: number };

/** What a purchase is called in the history. */
function historyType({ offer, isTrial }: Sold, isUpgrade: boolean): HistoryItemType {
  if (isTrial) return 'TRIAL_INVOICE';
  if (isUpgrade) return 'LICENCE_UPGRADE';
  return offer.row.strategy.type === 'SUBSCRIPTION' ? 'SUBSCRIPTION' : 'PAID_ORDER';
}

/** All that was bought. Only the first begins with a free trial. */
const soldOf = ({ lines, terms: { trialPeriod } }: Order, now: number): Sold[] => lines.map((line, place) => {
  const period = place === 0 ? trialPeriod : null;
  return { ...line, isTrial: period !== null, until: afterPeriod(now, period ?? line.offer.row.grantsFor) };
});

/** One charge, and one invoice with a line for each licence that took something of it. */
async function bookSold(tx: Database, { realm: { realm }, locale, now: at }: Buyer, sold: readonly Sold[], attempt: AttemptRow): Promise<number | undefined> {
  const { id: attemptId, accountId, amount: total, scale, currency, provider } = attempt;
  const charged = sold.filter((line) => line.total > 0);
  const parts = charged.map(({ offer: { row }, total: own, discountedTax, until }) => ({ licenceId: row.id, net: own - discountedTax, tax: discountedTax, total: own, until }));
  const { licenceId, until } = parts[0] ?? { licenceId: attempt.licenceId, until: sold[0]?.until ?? at };
  return bookPayment(tx, {
    attemptId, realm, accountId, licenceId, total, tax: sold.reduce((sum, { discountedTax }) => sum + discountedTax, 0), scale, currency, provider, at, locale, from: at, until, ...(parts.length > 1 ? { parts } : {}),
  });
}

/** The right to watch, the subscription, and what is told of one licence. */
async function openSold(tx: Database, { realm: { realm }, locale, now }: Buyer, { offers, terms }: Order, sold: Sold, { attempt, invoiceNumber }: { attempt: AttemptRow; invoiceNumber: number | undefined }): Promise<void> {
  const { id: attemptId, accountId, scale, currency, paymentMethodId } = attempt;
  const { sku, offer, isTrial, until, total } = sold;
  const key = { realm, accountId, licenceId: offer.row.id };
  const discount = sku === terms.reducedSku ? terms.voucher?.discount ?? null : null;
  await grantUntil(tx, key, until, attemptId);
  const isUpgrade = await beginSubscription(tx, {
    realm, accountId, offer, sku, expiresAt: until, isTrial, periodPaid: sold.discountedTotal, now, paymentMethodId, isOnce: paymentMethodId === null && attempt.amount > 0, locale,
    // A free trial takes nothing, and leaves the voucher for the payments after it.
    discount: isTrial ? discount : discountAfterPayment(discount),
  }, offers);
  const invoiced = total > 0 ? invoiceNumber : undefined;
  await addHistory(tx, { ...key, itemType: historyType(sold, isUpgrade), status: 'DONE', at: now, sku, amount: total, scale, currency, invoiceNumber: invoiced ?? null });
  await tellPaid(tx, { ...key, locale, attemptId, total, scale, currency, invoiceNumber: invoiced, until, purchasedAt: now, at: now });
}

/** The charge with its place in the books, the right to watch, the subscriptions and an empty basket, with the attempt's success. */
export async function settleOrder(tx: Database, buyer: Buyer, order: Order, attempt: AttemptRow): Promise<void> {
  if (order.gift) return settleGift(tx, buyer, order.gift, order.basket.discountedTax ?? 0, attempt);
  const sold = soldOf(order, buyer.now);
  const invoiceNumber = await bookSold(tx, buyer, sold, attempt);
  for (const line of sold) await openSold(tx, buyer, order, line, { attempt, invoiceNumber });
  await consumeTerms(tx, order.terms, order.offer, buyer, attempt);
  await emptyBasket(tx, order.basketRow);
  await publishChange(tx, { realm: buyer.realm.realm, scope: { account: attempt.accountId }, subject: 'entitlements', ids: sold.map(({ offer }) => offer.row.id) });
}
