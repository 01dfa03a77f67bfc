import type { Database } from '../../db/database.ts';
import type { PlanFacts, PlanQuoteRow } from '../../db/tables/purchase/plan-tables.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { isLive } from '../attempts/attempt-store.ts';
import { attemptOfKey, chargeLicence, ownCard } from '../attempts/charge-licence.ts';
import { ownKeyOf } from '../attempts/idempotency-key.ts';
import { guardBilling } from '../billing/guard-billing.ts';
import { declinedError } from '../sandbox-bank.ts';
import { holdCustomer } from '../hold-customer.ts';
import { changeSubscription, findSubscription } from '../subscriptions/subscription-store.ts';
import { askUnanswered } from '../vendor-orders/ask-vendor.ts';
import { quotedChange } from './member-plans.ts';
import { isSameQuote } from './plan-facts.ts';
import { keepQuote, markUsed, ownQuote, staleQuote } from './plan-quotes.ts';
import { settlePlan } from './settle-plan.ts';

/** What became of a change: the licence to look at, and why its charge was refused. */
interface PlanResult { licenceId: string; failureCode: string | null }

const keyOf = ({ id }: PlanQuoteRow): string => ownKeyOf('plan', id);

async function heldRow(tx: Database, { realm: { realm }, user }: MemberCaller, licenceId: string): Promise<SubscriptionRow> {
  const row = await findSubscription(tx, { realm, accountId: user.id, licenceId });
  if (!row) throw new PlatformError(404, 'subscription-not-found', 'There is no such subscription.');
  return row;
}

/** The same work in a transaction, with what it reads from it. */
const within = (caller: MemberCaller, tx: Database): MemberCaller => ({ ...caller, context: { ...caller.context, db: tx } });

/** Shows what a change costs, and keeps that for a while. @throws PlatformError 404 `subscription-not-found`, 409 INVALID_TIER_CHANGE */
export async function quotePlan(caller: MemberCaller, licenceId: string, sku: string): Promise<{ quote: PlanQuoteRow; row: SubscriptionRow }> {
  return caller.context.db.transaction(async (tx) => {
    await holdCustomer(tx, caller.user.id, caller.now);
    const row = await heldRow(tx, caller, licenceId);
    const { facts } = await quotedChange(within(caller, tx), row, sku, caller.now);
    return { row, quote: await keepQuote(tx, { realm: caller.realm.realm, accountId: caller.user.id }, facts) };
  });
}

const afterCharge = ({ targetId, licenceId }: PlanFacts, attempt: AttemptRow): PlanResult => ({ licenceId: attempt.state === 'SUCCEEDED' ? targetId : licenceId, failureCode: attempt.failureCode });

/**
 * What pays for the plan, which is renewed: the card or mandate of the licence that is changed.
 *
 * chosen: who paid that licence once, as by Pix, or was given it, names a card for it first; the days that were paid once are credited like any others
 */
function payingFor({ paymentMethodId }: SubscriptionRow): string {
  if (paymentMethodId === null) throw new PlatformError(400, 'failedPayment', 'There is no card that pays.');
  return paymentMethodId;
}

/** Charges what was shown. A card whose issuer asks leaves the subscription as it is until that is done. */
async function upgrade(tx: Database, caller: MemberCaller, quote: PlanQuoteRow, paymentMethodId: string): Promise<PlanResult> {
  const { facts } = quote;
  const card = await ownCard(tx, caller.user.id, paymentMethodId);
  const { targetId: licenceId, total: amount, scale, currency } = facts;
  const attempt = await chargeLicence(tx, caller, { key: keyOf(quote), licenceId, amount, scale, currency, card, purpose: { kind: 'PLAN', facts } });
  if (attempt.state === 'SUCCEEDED') await settlePlan(tx, caller, attempt, facts);
  return afterCharge(facts, attempt);
}

/** Notes what the subscription goes on as; the scheduler does it when the paid time ends. */
async function downgrade(tx: Database, { facts: { targetId: licenceId, sku, amount } }: PlanQuoteRow, row: SubscriptionRow, now: number): Promise<PlanResult> {
  await changeSubscription(tx, row, { nextPlan: { licenceId, sku, amount, requestedAt: now } });
  return { licenceId: row.licenceId, failureCode: null };
}

/** A quote that was used says what became of it. */
async function repeated(tx: Database, { user }: MemberCaller, quote: PlanQuoteRow): Promise<PlanResult> {
  const attempt = await attemptOfKey(tx, user.id, keyOf(quote));
  if (attempt && attempt.state !== 'SUCCEEDED' && !isLive(attempt)) throw staleQuote();
  return attempt ? afterCharge(quote.facts, attempt) : { licenceId: quote.facts.licenceId, failureCode: null };
}

/** What a vendor answered meanwhile. */
async function afterVendor({ context: { db }, realm: { realm }, user, locale }: MemberCaller, quoteId: string): Promise<string> {
  const quote = await ownQuote(db, { realm, accountId: user.id, id: quoteId });
  const attempt = await attemptOfKey(db, user.id, keyOf(quote));
  if (attempt?.failureCode != null) throw declinedError(attempt.failureCode, labelsOf(locale));
  return attempt ? afterCharge(quote.facts, attempt).licenceId : quote.facts.licenceId;
}

/**
 * Changes the plan for what was shown, once.
 *
 * 1. The customer is held; a quote that was used answers what became of it.
 * 2. The change is quoted again for the moment that was shown: whatever differs, the subscription, a price, the tax, makes it stale.
 * 3. Upgrade: charge, invoice, licences and history are written together, or not at all.
 *
 * @returns the id of the licence to look at
 * @throws PlatformError 409 `stale-quote`, INVALID_TIER_CHANGE; 402 `card_declined` and its like; 400 `failedPayment` where nothing pays for the plan; 424 `BASKET_REQUIREMENTS_FAILED`
 * @source design/checkout.md 3, 5, 7
 */
export async function changePlan(caller: MemberCaller, quoteId: string): Promise<string> {
  const { failureCode, licenceId } = await caller.context.db.transaction(async (tx) => {
    await holdCustomer(tx, caller.user.id, caller.now);
    const quote = await ownQuote(tx, { realm: caller.realm.realm, accountId: caller.user.id, id: quoteId });
    if (quote.isUsed) return repeated(tx, caller, quote);
    if (quote.expiresAt <= caller.now) throw staleQuote();
    const row = await heldRow(tx, caller, quote.facts.licenceId);
    const { facts } = await quotedChange(within(caller, tx), row, quote.facts.sku, quote.facts.quotedAt);
    if (!isSameQuote(facts, quote.facts)) throw staleQuote();
    const paidBy = payingFor(row);
    if (facts.kind === 'UPGRADE') await guardBilling(tx, caller);
    await markUsed(tx, quote);
    return facts.kind === 'UPGRADE' ? upgrade(tx, caller, quote, paidBy) : downgrade(tx, quote, row, caller.now);
  });
  if (failureCode !== null) throw declinedError(failureCode, labelsOf(caller.locale));
  return await askUnanswered(caller.context, caller.user.id, caller.now) ? afterVendor(caller, quoteId) : licenceId;
}
