import type { HistoryItemType } from '../../../../src/contracts/purchase/payment-history.ts';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import { afterPeriod } from '../after-period.ts';
import { bookPayment } from '../books/book-payment.ts';
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

/** What a purchase is called in the history. */
function historyType({ offer, terms }: Order, isUpgrade: boolean): HistoryItemType {
  if (terms.trialPeriod !== null) return 'TRIAL_INVOICE';
  if (isUpgrade) return 'LICENCE_UPGRADE';
  return offer.row.strategy.type === 'SUBSCRIPTION' ? 'SUBSCRIPTION' : 'PAID_ORDER';
}

/** The charge with its place in the books, the right to watch, the subscription and an empty basket, with the attempt's success. */
export async function settleOrder(tx: Database, buyer: Buyer, order: Order, attempt: AttemptRow): Promise<void> {
  if (order.gift) return settleGift(tx, buyer, order.gift, order.basket.discountedTax ?? 0, attempt);
  const { id: attemptId, accountId, amount, scale, currency, licenceId, provider, paymentMethodId } = attempt;
  const { realm: { realm }, locale, now } = buyer;
  const { offer, offers, basket, basketRow, terms: { trialPeriod, voucher } } = order;
  const key = { realm, accountId, licenceId };
  const expiresAt = afterPeriod(now, trialPeriod ?? offer.row.grantsFor);
  const invoiceNumber = await bookPayment(tx, { ...key, attemptId, total: amount, tax: basket.discountedTax ?? 0, scale, currency, provider, at: now, locale, from: now, until: expiresAt });
  await grantUntil(tx, key, expiresAt, attemptId);
  const sku = basketRow.sku ?? licenceId;
  const isTrial = trialPeriod !== null;
  const isUpgrade = await beginSubscription(tx, {
    realm, accountId, offer, sku, expiresAt, isTrial, periodPaid: basket.discountedTotal, now, paymentMethodId, isOnce: paymentMethodId === null && amount > 0, locale,
    // A free trial takes nothing, and leaves the voucher for the payments after it.
    discount: isTrial ? voucher?.discount ?? null : discountAfterPayment(voucher?.discount ?? null),
  }, offers);
  await addHistory(tx, { ...key, itemType: historyType(order, isUpgrade), status: 'DONE', at: now, sku, amount, scale, currency, invoiceNumber: invoiceNumber ?? null });
  await tellPaid(tx, { ...key, locale, attemptId, total: amount, scale, currency, invoiceNumber, until: expiresAt, purchasedAt: now, at: now });
  await consumeTerms(tx, order.terms, offer, buyer, attempt);
  await emptyBasket(tx, basketRow);
  await publishChange(tx, { realm, scope: { account: accountId }, subject: 'entitlements', ids: [licenceId] });
}
