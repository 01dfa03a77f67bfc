import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PaymentAttempt, PaymentRequest } from '../../../src/contracts/purchase/payment.ts';
import type { HistoryItemType } from '../../../src/contracts/purchase/payment-history.ts';
import type { Database } from '../db/database.ts';
import { type AttemptRow, paymentAttempts, paymentMethods } from '../db/tables/purchase/purchase-tables.ts';
import { afterPeriod } from './after-period.ts';
import { bookPayment } from './books/book-payment.ts';
import { addHistory } from './books/history-store.ts';
import { discountAfterPayment } from './discounted-amount.ts';
import { guardPurchasable, type Offer, offersFor } from './licence-offers.ts';
import { type BasketRow, type BasketTerms, emptyBasket, heldBasketOf, offerOfSku, presentBasket, type Quoted, totalOf } from './member-basket.ts';
import { publishChange } from '../changes/publish-change.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { MemberCaller } from '../server/request-caller.ts';
import { chargeOutcome, declinedError } from './sandbox-bank.ts';
import { beginSubscription } from './subscriptions/begin-subscription.ts';
import { grantUntil, holdCustomer } from './subscriptions/subscription-store.ts';
import { consumeTerms, guardTerms, termsOf } from './vouchers/basket-terms.ts';
import { labelsOf } from '../seed/labels/labels-of.ts';

const finalStates = ['SUCCEEDED', 'DECLINED'];

const hashOfRequest = ({ idempotencyKey: _key, ...body }: PaymentRequest): string =>
  createHash('sha256').update(JSON.stringify(Object.entries(body).sort())).digest('base64url');

export const presentAttempt = (row: AttemptRow): PaymentAttempt =>
  ({ attemptId: row.id, state: row.state, licenceId: row.licenceId, amount: row.amount, scale: row.scale, currency: row.currency });

/** The attempt that already used this key. @throws PlatformError 422 `idempotency-key-reused`, 409 `payment-in-flight` */
async function earlierAttempt(db: Database, accountId: string, request: PaymentRequest): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempts)
    .where(and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.idempotencyKey, request.idempotencyKey)));
  if (!row) return undefined;
  if (row.bodyHash !== hashOfRequest(request)) throw new PlatformError(422, 'idempotency-key-reused', 'This key belongs to another payment.');
  if (!finalStates.includes(row.state)) throw new PlatformError(409, 'payment-in-flight', 'This payment is being made.');
  return row;
}

/** How the first charge ends; a card of which null says that none is needed. */
interface FirstCharge { outcome: string; paymentMethodId: string | null }

interface Order { offer: Offer; offers: Offer[]; basket: Quoted; basketRow: BasketRow; terms: BasketTerms; charge: FirstCharge }

/** What is bought, and how the charge of the chosen card ends. @throws PlatformError 404 `basket-not-found`, 409 `stale-basket`, 400 `failedPayment` */
async function orderOf(db: Database, caller: MemberCaller, request: PaymentRequest): Promise<Order> {
  const basketRow = await heldBasketOf(db, caller.user.id);
  if (basketRow.id !== request.basketId) throw new PlatformError(404, 'basket-not-found', 'No such basket.');
  if (basketRow.version !== request.basketVersion || basketRow.sku === null) throw new PlatformError(409, 'stale-basket', 'The basket has changed; look at it again.');
  const offers = await offersFor({ ...caller, context: { ...caller.context, db } });
  const offer = offerOfSku(offers, basketRow.sku);
  guardPurchasable(offer, offers);
  const terms = await termsOf(db, basketRow, offer, caller);
  guardTerms(terms, basketRow, offer);
  const basket = presentBasket(basketRow, offers, terms, caller);
  return { offer, offers, basketRow, basket, terms, charge: await firstCharge(db, caller, request, basket) };
}

/**
 * How the charge ends.
 *
 * chosen: ZERO_BALANCE where nothing is paid today and nothing follows. A trial or a voucher that ends leads to payments, so a card is asked
 * for as their mandate and tried with 0, which is no surprise later.
 *
 * @throws PlatformError 400 `failedPayment`
 */
async function firstCharge(db: Database, caller: MemberCaller, request: PaymentRequest, basket: Quoted): Promise<FirstCharge> {
  if (totalOf(basket) === 0 && !basket.followingTotal && request.paymentMethodType === 'ZERO_BALANCE') return { outcome: 'accepted', paymentMethodId: null };
  const [method] = await db.select().from(paymentMethods)
    .where(and(eq(paymentMethods.id, request.paymentDetailsExternalId), eq(paymentMethods.accountId, caller.user.id)));
  if (!method) throw new PlatformError(400, 'failedPayment', 'No such card.');
  return { outcome: chargeOutcome(method.outcome, 'purchase') ?? 'accepted', paymentMethodId: method.id };
}

async function keepAttempt(db: Database, caller: MemberCaller, request: PaymentRequest, order: Order): Promise<AttemptRow> {
  const { outcome } = order.charge;
  const isAccepted = outcome === 'accepted';
  const [row] = await db.insert(paymentAttempts).values({
    id: randomUUID(), accountId: caller.user.id, idempotencyKey: request.idempotencyKey, bodyHash: hashOfRequest(request),
    state: isAccepted ? 'SUCCEEDED' : 'DECLINED', failureCode: isAccepted ? null : outcome, licenceId: order.offer.row.id,
    amount: totalOf(order.basket), scale: order.basket.scale, currency: order.basket.currency, createdAt: caller.now,
  }).returning();
  if (!row) throw new PlatformError(500, 'attempt-missing');
  return row;
}

/** What a purchase is called in the history. */
function historyType({ offer, terms }: Order, isUpgrade: boolean): HistoryItemType {
  if (terms.trialPeriod !== null) return 'TRIAL_INVOICE';
  if (isUpgrade) return 'LICENCE_UPGRADE';
  return offer.row.strategy.type === 'SUBSCRIPTION' ? 'SUBSCRIPTION' : 'PAID_ORDER';
}

/** The charge with its place in the books, the right to watch, the subscription and an empty basket, with the attempt's success. */
async function settle(db: Database, caller: MemberCaller, order: Order, attempt: AttemptRow): Promise<void> {
  const { id: attemptId, accountId, amount, scale, currency, licenceId } = attempt;
  const { realm: { realm }, now } = caller;
  const { offer, offers, basket, basketRow, terms: { trialPeriod, voucher } } = order;
  const key = { realm, accountId, licenceId };
  const invoiceNumber = await bookPayment(db, { ...key, attemptId, total: amount, tax: basket.discountedTax ?? 0, scale, currency, provider: 'sandbox-card', at: now });
  const expiresAt = afterPeriod(now, trialPeriod ?? offer.row.grantsFor);
  await grantUntil(db, key, expiresAt, attemptId);
  const sku = basketRow.sku ?? licenceId;
  const isTrial = trialPeriod !== null;
  const isUpgrade = await beginSubscription(db, {
    realm, accountId, offer, sku, expiresAt, isTrial, now, paymentMethodId: order.charge.paymentMethodId,
    // A free trial takes nothing, and leaves the voucher for the payments after it.
    discount: isTrial ? voucher?.discount ?? null : discountAfterPayment(voucher?.discount ?? null),
  }, offers);
  await addHistory(db, { ...key, itemType: historyType(order, isUpgrade), status: 'DONE', at: now, sku, amount, scale, currency, invoiceNumber: invoiceNumber ?? null });
  await consumeTerms(db, order.terms, offer, caller, attemptId);
  await emptyBasket(db, basketRow);
  await publishChange(db, { realm, scope: { account: accountId }, subject: 'entitlements', ids: [licenceId] });
}

/**
 * Pays a basket, once.
 *
 * 1. One payment of a customer at a time: the account's row is held.
 * 2. A key that was used answers its attempt again; with another body it is refused.
 * 3. The basket must be the one that was seen; it is held, so that nothing changes it before it is emptied.
 * 4. Attempt, charge, entitlement and the emptied basket are written together or not at all. A declined attempt is kept.
 *
 * @throws PlatformError 402 `card_declined` and its like, and what the steps above refuse
 * @source spec 2 §7 "POST /customer/baskets/pay/{basketId}"; design/checkout.md 3, 5
 */
export async function payBasket(caller: MemberCaller, request: PaymentRequest): Promise<PaymentAttempt> {
  const row = await caller.context.db.transaction(async (tx) => {
    await holdCustomer(tx, caller.user.id);
    const earlier = await earlierAttempt(tx, caller.user.id, request);
    if (earlier) return earlier;
    const order = await orderOf(tx, caller, request);
    const attempt = await keepAttempt(tx, caller, request, order);
    if (attempt.state === 'SUCCEEDED') await settle(tx, caller, order, attempt);
    return attempt;
  });
  if (row.state === 'DECLINED') throw declinedError(row.failureCode ?? 'card_declined', labelsOf(caller.locale));
  return presentAttempt(row);
}
