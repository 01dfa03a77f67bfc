import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import type { PlanFacts } from '../../db/tables/purchase/plan-tables.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import type { Buyer } from '../attempts/buyer.ts';
import { bookPayment } from '../books/book-payment.ts';
import { addHistory } from '../books/history-store.ts';
import { tellPaid } from '../mails/tell-about.ts';
import { beginSubscription } from '../subscriptions/begin-subscription.ts';
import { endSubscription } from '../subscriptions/pass-time.ts';
import { changeSubscription, findSubscription, grantUntil } from '../subscriptions/subscription-store.ts';
import { quotedChange } from './member-plans.ts';
import { isSameQuote } from './plan-facts.ts';
import { staleQuote } from './plan-quotes.ts';

/**
 * An upgrade that was paid: the old licence ends and the new one begins, in the transaction of its payment.
 *
 * @throws PlatformError 409 `stale-quote`, INVALID_TIER_CHANGE where it is no longer what was shown
 */
export async function settlePlan(tx: Database, { context, ...shopper }: Buyer, attempt: AttemptRow, facts: PlanFacts): Promise<void> {
  const buyer = { ...shopper, context: { ...context, db: tx } };
  const { realm: { realm }, now } = buyer;
  const { id: attemptId, accountId, provider, paymentMethodId, locale } = attempt;
  const { targetId: licenceId, sku, amount, total, tax, scale, currency, carried, followingAt: expiresAt } = facts;
  const row = await findSubscription(tx, { realm, accountId, licenceId: facts.licenceId });
  if (!row) throw staleQuote();
  const { facts: fresh, plan, offers } = await quotedChange(buyer, row, sku, facts.quotedAt);
  if (!isSameQuote(fresh, facts)) throw staleQuote();
  const key = { realm, accountId, licenceId };
  const invoiceNumber = await bookPayment(tx, { ...key, attemptId, total, tax, scale, currency, provider, at: now, locale, from: now, until: expiresAt });
  const ended = await endSubscription(tx, row, now);
  await changeSubscription(tx, ended, { expiresAt: now });
  await grantUntil(tx, key, expiresAt, attemptId);
  await beginSubscription(tx, {
    realm, accountId, offer: plan.offer, sku, expiresAt, isTrial: false, isOnce: false, periodPaid: amount, paymentMethodId, locale, now: facts.startsAt,
    discount: carried > 0 ? { type: 'AMOUNT', amount: carried, paymentsLeft: 1 } : null,
  }, offers);
  await addHistory(tx, { ...key, itemType: 'LICENCE_UPGRADE', status: 'DONE', at: now, sku, amount: total, scale, currency, invoiceNumber: invoiceNumber ?? null });
  await tellPaid(tx, { ...key, locale, attemptId, total, scale, currency, invoiceNumber, until: expiresAt, purchasedAt: facts.startsAt, at: now });
  await publishChange(tx, { realm, scope: { account: accountId }, subject: 'entitlements', ids: [licenceId] });
}
