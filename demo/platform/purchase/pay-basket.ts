import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { paymentAttempt, PaymentRequest } from '../../../src/contracts/purchase/payment.ts';
import type { Database } from '../db/database.ts';
import { type AttemptRow, paymentAttempts, paymentMethods } from '../db/tables/purchase/purchase-tables.ts';
import type { ProviderPayment } from '../db/tables/purchase/provider-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { MemberCaller } from '../server/request-caller.ts';
import { type AskedStep, askPayer } from './attempts/ask-payer.ts';
import { findAttempt, presentAttempt } from './attempts/attempt-store.ts';
import { giveUpOthers } from './attempts/give-up-others.ts';
import { keepCountry } from './billing/billing-store.ts';
import { guardBilling } from './billing/guard-billing.ts';
import { noteDeclined } from './attempts/note-declined.ts';
import { type Order, orderOf } from './attempts/order.ts';
import { settleOrder } from './attempts/settle-order.ts';
import { guardKeptCard } from './cards/guard-kept-card.ts';
import { chargedBy, paysIn } from './cards/mandates.ts';
import { totalOf } from './member-basket.ts';
import { holdCharge } from './providers/acquirer/held-money.ts';
import { isBarredFromGifts } from './gifts/disputed-cards.ts';
import { isScheme, schemesFor } from './providers/payment-schemes.ts';
import { challengeOf, chargeOutcome, declinedError } from './sandbox-bank.ts';
import { holdCustomer } from './hold-customer.ts';
import { askVendor } from './vendor-orders/ask-vendor.ts';
import { openViewerOrder } from './vendor-orders/open-order.ts';
import { labelsOf } from '../seed/labels/labels-of.ts';

const hashOfRequest = ({ idempotencyKey: _key, ...body }: PaymentRequest): string =>
  createHash('sha256').update(JSON.stringify(Object.entries(body).sort())).digest('base64url');

/** The attempt that already used this key. @throws PlatformError 422 `idempotency-key-reused` */
async function earlierAttempt(db: Database, accountId: string, request: PaymentRequest): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempts)
    .where(and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.idempotencyKey, request.idempotencyKey)));
  if (row && row.bodyHash !== hashOfRequest(request)) throw new PlatformError(422, 'idempotency-key-reused', 'This key belongs to another payment.');
  return row;
}

const notPayable = (field: string) => new PlatformError(400, 'BAD_REQUEST', 'This cannot be paid like that.', { field });

/** How the first charge goes: at once, with its outcome, or by a step that the payer takes elsewhere. A card of which null says that none is needed. */
interface FirstCharge {
  outcome: string;
  /** How the card behaves after it was charged. */
  card?: string;
  paymentMethodId: string | null;
  step?: Omit<AskedStep, 'mandate'>;
  /** Who charges it. */
  provider: string;
  /** A vendor charges it after the transaction, by a kept card or by what its card fields gave. */
  byVendor?: { token?: string };
}

/**
 * How the charge goes.
 *
 * chosen: ZERO_BALANCE where nothing is paid today and nothing follows. A trial or a voucher that ends leads to payments, so a card is asked
 * for as their mandate and tried with 0, which is no surprise later.
 *
 * @throws PlatformError 400 `failedPayment`, also where the tenant takes no payments, `BAD_REQUEST` for a scheme that is not offered
 */
async function firstCharge(db: Database, caller: MemberCaller, request: PaymentRequest, { basket }: Order): Promise<FirstCharge> {
  const { paymentMethodType: type } = request;
  const total = totalOf(basket);
  if (total === 0 && !basket.followingTotal && type === 'ZERO_BALANCE') return { outcome: 'accepted', paymentMethodId: null, provider: 'sandbox-card' };
  const { vendors } = caller.context;
  const vendor = vendors.ofTenant(caller.realm.realm);
  if (vendor) return vendorCharge(db, caller, request, { vendor: vendor.name, total });
  if (!vendors.hasStandIns) throw new PlatformError(400, 'failedPayment', 'This tenant takes no payments.');
  if (isScheme(type)) return schemeCharge(caller, type, { currency: basket.currency, total });
  if (type === 'ZERO_BALANCE' && total > 0) throw new PlatformError(400, 'failedPayment', 'A card is needed: this basket costs something.');
  if (type !== 'CARD' && type !== 'ZERO_BALANCE') throw notPayable('paymentMethodType');
  const [method] = await db.select().from(paymentMethods)
    .where(and(eq(paymentMethods.id, request.paymentDetailsExternalId), eq(paymentMethods.accountId, caller.user.id)));
  if (!method || method.mandate) throw new PlatformError(400, 'failedPayment', 'No such card.');
  if (!paysIn(method, basket.currency)) throw notPayable('paymentDetailsExternalId');
  const provider = chargedBy(method);
  if (Date.UTC(method.expiryYear, method.expiryMonth, 1) <= caller.now) return { outcome: 'expired_card', paymentMethodId: method.id, provider };
  const challenge = challengeOf(method.outcome);
  if (challenge) return { outcome: 'accepted', paymentMethodId: method.id, provider, step: { type: 'CHALLENGE', ...challenge } };
  return { outcome: chargeOutcome(method.outcome, 'purchase') ?? 'accepted', card: method.outcome, paymentMethodId: method.id, provider };
}

/**
 * The same, or a refusal: a gift is not sold by a card whose payment was disputed and lost. chosen: in the words of a bank's refusal
 *
 * @throws PlatformError 403 `proof-required`, `recent-sign-in-required` for a gift by a kept card of which no bank asks its holder
 */
async function allowedCharge(db: Database, caller: MemberCaller, request: PaymentRequest, order: Order): Promise<FirstCharge> {
  const charge = await firstCharge(db, caller, request, order);
  const { paymentMethodId, provider } = charge;
  if (!order.gift || paymentMethodId === null) return charge;
  if (!charge.step) await guardKeptCard(db, caller, paymentMethodId);
  if (!await isBarredFromGifts(db, caller.user.id, paymentMethodId)) return charge;
  return { outcome: 'card_declined', paymentMethodId, provider };
}

/**
 * How a tenant's vendor charges: by a card of its own that is kept, or by what its fields gave. A kept card that is charged nothing today is not asked about.
 *
 * @throws PlatformError 400 `BAD_REQUEST` for anything else
 */
async function vendorCharge(db: Database, { user, now }: MemberCaller, request: PaymentRequest, { vendor, total }: { vendor: string; total: number }): Promise<FirstCharge> {
  const { paymentDetailsExternalId: given, paymentMethodType: type, targetPaymentProvider } = request;
  if (type !== 'CARD') throw notPayable('paymentMethodType');
  if (targetPaymentProvider !== vendor) throw notPayable('targetPaymentProvider');
  if (given === '') throw notPayable('paymentDetailsExternalId');
  const [card] = await db.select().from(paymentMethods).where(and(eq(paymentMethods.id, given), eq(paymentMethods.accountId, user.id)));
  if (!card) return { outcome: 'accepted', paymentMethodId: null, provider: vendor, byVendor: { token: given } };
  if (card.mandate?.provider !== vendor) throw notPayable('paymentDetailsExternalId');
  const isOver = Date.UTC(card.expiryYear, card.expiryMonth, 1) <= now;
  return { outcome: isOver ? 'expired_card' : 'accepted', paymentMethodId: card.id, provider: vendor, ...(isOver || total === 0 ? {} : { byVendor: {} }) };
}

/** @throws PlatformError 400 `BAD_REQUEST` */
async function schemeCharge({ place }: MemberCaller, type: string, due: { currency: string; total: number }): Promise<FirstCharge> {
  const { country } = await place();
  const scheme = schemesFor({ country, ...due }).find((one) => one.type === type);
  if (!scheme) throw notPayable('paymentMethodType');
  return { outcome: 'accepted', paymentMethodId: null, provider: scheme.provider, step: { type: scheme.type, refusedAs: null } };
}

function stateAfter({ outcome, step, byVendor }: FirstCharge): AttemptRow['state'] {
  if (byVendor) return 'PENDING';
  if (step) return 'REQUIRES_ACTION';
  return outcome === 'accepted' ? 'SUCCEEDED' : 'DECLINED';
}

async function keepAttempt(db: Database, caller: MemberCaller, request: PaymentRequest, { order, charge }: { order: Order; charge: FirstCharge }): Promise<AttemptRow> {
  const state = stateAfter(charge);
  const [row] = await db.insert(paymentAttempts).values({
    id: randomUUID(), realm: caller.realm.realm, accountId: caller.user.id, locale: caller.locale, idempotencyKey: request.idempotencyKey, bodyHash: hashOfRequest(request),
    state, failureCode: state === 'DECLINED' ? charge.outcome : null, licenceId: order.offer.row.id, basketId: request.basketId, basketVersion: request.basketVersion,
    provider: charge.provider, methodType: request.paymentMethodType, paymentMethodId: charge.paymentMethodId,
    amount: totalOf(order.basket), scale: order.basket.scale, currency: order.basket.currency, createdAt: caller.now,
  }).returning();
  if (!row) throw new PlatformError(500, 'attempt-missing');
  return row;
}

/** Whether more payments follow, which a vendor is to keep the card for. */
const isRenewed = ({ offer, gift }: Order): boolean => !gift && offer.row.strategy.type === 'SUBSCRIPTION';

/** chosen: by Pix the payer says whether the payments to come may be collected, as Pix Automático asks in the app; the other schemes ask that with the payment itself */
function mandateFor(type: AskedStep['type'], order: Order): ProviderPayment['mandate'] {
  if (type !== 'PIX') return 'KEPT';
  return isRenewed(order) ? 'ASKED' : 'NONE';
}

/** chosen: what costs nothing, now and later, has no bill */
const isBilled = ({ basket }: Order): boolean => totalOf(basket) > 0 || Boolean(basket.followingTotal);

/** The attempt after its vendor was asked, however that went. What card fields gave is used here, and written nowhere. */
async function askedRow({ context, now }: MemberCaller, row: AttemptRow, { attemptId, token }: { attemptId: string; token?: string }): Promise<AttemptRow> {
  await askVendor(context, attemptId, now, token);
  return await findAttempt(context.db, attemptId) ?? row;
}

/**
 * Pays a basket, once.
 *
 * 1. One payment of a customer at a time: the account's row is held.
 * 2. A key that was used answers its attempt again, however that stands; with another body it is refused.
 * 3. An attempt that waits for its payer is given up for the new one; one that a bank works on is not.
 * 4. The basket must be the one that was seen; it is held, so that nothing changes it before it is emptied. Where something is paid, now or later, the
 *    country's billing details must be there.
 * 5. Attempt, charge, entitlement and the emptied basket are written together or not at all. A declined attempt is kept.
 * 6. A vendor is asked when that is committed, and never twice for one attempt; without an answer the attempt waits.
 * 7. Where the payer is asked, the attempt says where, and is finished by what the provider says (`finishAttempt`).
 *
 * @param licenceId what the basket must hold, where the request names it
 * @throws PlatformError 402 `card_declined` and its like, and what the steps above refuse
 * @source spec 2 §7 "POST /customer/baskets/pay/{basketId}"; design/checkout.md 3, 5
 */
export async function payBasket(caller: MemberCaller, request: PaymentRequest, licenceId?: string): Promise<z.input<typeof paymentAttempt>> {
  let asked: { attemptId: string; token?: string } | undefined;
  const row = await caller.context.db.transaction(async (tx) => {
    await holdCustomer(tx, caller.user.id, caller.now);
    const earlier = await earlierAttempt(tx, caller.user.id, request);
    if (earlier) return earlier;
    await giveUpOthers(tx, caller);
    const order = await orderOf(tx, caller, request);
    if (licenceId !== undefined && order.offer.row.id !== licenceId) throw new PlatformError(409, 'stale-basket', 'The basket holds something else; look at it again.');
    if (isBilled(order)) {
      await guardBilling(tx, caller);
      await keepCountry(tx, caller.realm.realm, caller.user.id, { country: (await caller.place()).country, now: caller.now });
    }
    const charge = await allowedCharge(tx, caller, request, order);
    const attempt = await keepAttempt(tx, caller, request, { order, charge });
    if (charge.byVendor) {
      await openViewerOrder(tx, caller, attempt, isRenewed(order));
      asked = { attemptId: attempt.id, ...charge.byVendor };
    }
    if (charge.step) return askPayer(tx, caller, attempt, { ...charge.step, mandate: mandateFor(charge.step.type, order) });
    if (attempt.state === 'DECLINED') await noteDeclined(tx, attempt, caller.now);
    if (attempt.state === 'SUCCEEDED') {
      await holdCharge(tx, { ...attempt, attemptId: attempt.id }, caller.now, charge.card);
      await settleOrder(tx, caller, order, attempt);
    }
    return attempt;
  });
  const ended = asked ? await askedRow(caller, row, asked) : row;
  if (ended.state === 'DECLINED') throw declinedError(ended.failureCode ?? 'card_declined', labelsOf(caller.locale));
  return presentAttempt(ended);
}
