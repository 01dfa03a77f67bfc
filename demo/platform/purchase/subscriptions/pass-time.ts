import { and, eq } from 'drizzle-orm';
import type { HistoryItemType } from '../../../../src/contracts/purchase/payment-history.ts';
import type { Database } from '../../db/database.ts';
import { licences } from '../../db/tables/purchase/purchase-tables.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { addHistory } from '../books/history-store.ts';
import { discountAfterPayment, discountedAmount } from '../discounted-amount.ts';
import { chargePeriod, type PeriodCharge } from './charge-period.ts';
import { isPending, without, withoutOwed, withOwed } from './pending-actions.ts';
import { beginNextPlan } from '../plans/begin-next-plan.ts';
import { closeMigration } from '../new-prices/migration-store.ts';
import { agreedAmount, priceFrom } from '../new-prices/price-migration.ts';
import { tellEndedUnpaid, tellPaid, tellRefused } from '../mails/tell-about.ts';
import { ChargeNeeded } from '../vendor-orders/charge-needed.ts';
import { openPeriodOrder } from '../vendor-orders/open-order.ts';
import { changeSubscription, grantUntil } from './subscription-store.ts';
import { graceMs, isLastTry, longestPauseEnd, nextExpiry } from './subscription-time.ts';

/** Writes down what happened to a subscription. */
export async function noteOf(tx: Database, row: SubscriptionRow, itemType: HistoryItemType, at: number, charge?: PeriodCharge): Promise<void> {
  const { realm, accountId, licenceId, sku, scale, currency } = row;
  const paid = charge && charge.total > 0 ? { amount: charge.total, scale, currency } : {};
  await addHistory(tx, { realm, accountId, itemType, status: charge?.failureCode ? 'FAILED' : 'DONE', at, licenceId, sku, ...paid, invoiceNumber: charge?.invoiceNumber ?? null });
}

/** The next period was paid. Periods go on from where they began; after a pause or a trial they begin anew. */
async function goOn(tx: Database, row: SubscriptionRow, charge: PeriodCharge, from: number, itemType: HistoryItemType): Promise<SubscriptionRow> {
  const isAnew = row.paused || row.status === 'TRIAL_ACTIVE';
  const counted = isAnew ? { anchoredAt: from, periods: 0 } : { anchoredAt: row.anchoredAt, periods: row.periods };
  const expiresAt = nextExpiry({ ...counted, period: row.period });
  await grantUntil(tx, row, expiresAt, charge.attemptId);
  await noteOf(tx, row, itemType, from, charge);
  await tellPaid(tx, { ...row, ...charge, until: expiresAt, at: from });
  return changeSubscription(tx, row, {
    ...counted, periods: counted.periods + 1, expiresAt, status: 'ACTIVE', paused: false, resumeAt: null, failedTries: 0, periodPaid: discountedAmount(row.amount, row.discount), discount: discountAfterPayment(row.discount),
    pendingActions: without({ pendingActions: withoutOwed(row) }, 'RESUME'),
  });
}

/** The licence is over. */
export async function endSubscription(tx: Database, row: SubscriptionRow, at: number, itemType?: HistoryItemType): Promise<SubscriptionRow> {
  await grantUntil(tx, row, row.expiresAt !== null && row.expiresAt < at ? row.expiresAt : at);
  if (itemType) await noteOf(tx, row, itemType, at);
  await closeMigration(tx, row, 'ENDED', at);
  const ended = await changeSubscription(tx, row, { status: 'EXPIRED', renews: false, paused: false, resumeAt: null, pendingActions: [], nextPlan: null });
  return { ...ended, priceMigration: null };
}

/** A period was not paid: the licence stays open for the days of grace, and is charged again. */
async function notPaid(tx: Database, row: SubscriptionRow, charge: PeriodCharge, at: number): Promise<SubscriptionRow> {
  await noteOf(tx, row, isLastTry(row.failedTries) ? 'FAILED_INVOICE' : 'PAYMENT_FAILED', at, charge);
  if (isLastTry(row.failedTries)) {
    await tellEndedUnpaid(tx, row, at);
    return endSubscription(tx, row, at, 'CANCELLED');
  }
  const graceEnd = row.expiresAt! + graceMs;
  await tellRefused(tx, row, graceEnd, at);
  await grantUntil(tx, row, graceEnd);
  const pendingActions = withOwed(row, charge.failureCode, { requestedAt: at, actionDueBy: graceEnd });
  return changeSubscription(tx, row, { failedTries: row.failedTries + 1, pendingActions });
}

/** A pause that was asked for begins. chosen: without a date of its own it lasts as long as it may */
async function beginPause(tx: Database, row: SubscriptionRow, at: number): Promise<SubscriptionRow> {
  const [licence] = await tx.select({ days: licences.longestPauseDays }).from(licences).where(and(eq(licences.realm, row.realm), eq(licences.id, row.licenceId)));
  const resumeAt = row.resumeAt ?? (licence?.days ? longestPauseEnd(at, licence.days) : null);
  return changeSubscription(tx, row, { paused: true, status: 'EXPIRED', resumeAt, pendingActions: without(row, 'PAUSE') });
}

/** A new price holds from the first period that begins after its moment. */
async function atAgreedPrice(tx: Database, row: SubscriptionRow, at: number): Promise<SubscriptionRow> {
  const price = priceFrom(row, at);
  if (!price) return row;
  await closeMigration(tx, row, 'APPLIED', at);
  return { ...await changeSubscription(tx, row, price), priceMigration: null };
}

/** Charges the period after a pause. Not paid, it stays paused until the viewer resumes it. @returns the subscription, and how the charge ended */
export async function endPause(tx: Database, row: SubscriptionRow, at: number): Promise<{ row: SubscriptionRow; charge: PeriodCharge }> {
  const priced = await atAgreedPrice(tx, row, at);
  const charge = await chargePeriod(tx, priced, at);
  if (charge.failureCode === null) return { charge, row: await goOn(tx, priced, charge, at, 'RENEWAL') };
  await noteOf(tx, priced, 'PAYMENT_FAILED', at, charge);
  const pendingActions = withOwed(priced, charge.failureCode, { requestedAt: at });
  return { charge, row: await changeSubscription(tx, priced, { resumeAt: null, pendingActions }) };
}

/** A pause ends by itself, with nobody there to see that its charge is refused. */
async function pauseOver(tx: Database, row: SubscriptionRow, at: number): Promise<SubscriptionRow> {
  const ended = await endPause(tx, row, at);
  if (ended.charge.failureCode !== null) await tellRefused(tx, row, undefined, at);
  return ended.row;
}

/** What was open is paid: the period that was due, or the one after a pause. */
export const paid = (tx: Database, row: SubscriptionRow, charge: PeriodCharge, at: number): Promise<SubscriptionRow> =>
  row.status === 'TRIAL_ACTIVE' ? goOn(tx, row, charge, row.expiresAt ?? at, 'PAID_INVOICE') : goOn(tx, row, charge, at, 'RENEWAL');

/** Charges the period that is due. */
async function chargeDue(tx: Database, row: SubscriptionRow, at: number): Promise<SubscriptionRow> {
  // A period that is charged again costs what it did.
  const priced = row.failedTries === 0 ? await atAgreedPrice(tx, row, at) : row;
  const charge = await chargePeriod(tx, priced, at);
  return charge.failureCode === null ? paid(tx, priced, charge, at) : notPaid(tx, priced, charge, at);
}

/** Charges what is open because the viewer asks for it: refused, it counts as none of the tries that end the licence. @returns the subscription, and how the charge ended */
export async function chargeOpen(tx: Database, row: SubscriptionRow, at: number): Promise<{ row: SubscriptionRow; charge: PeriodCharge }> {
  const charge = await chargePeriod(tx, row, at);
  if (charge.failureCode === null) return { charge, row: await paid(tx, row, charge, at) };
  await noteOf(tx, row, 'PAYMENT_FAILED', at, charge);
  const due = row.pendingActions.find(({ action }) => action === 'REFRESH_PAYMENT_DETAILS' || action === 'CONFIRMED_PAYMENT_REQUIRED')?.actionDueBy;
  return { charge, row: await changeSubscription(tx, row, { pendingActions: withOwed(row, charge.failureCode, { requestedAt: at, ...(due === undefined ? {} : { actionDueBy: due }) }) }) };
}

/** The paid time ends, and a lower licence goes on: the next period is charged at its price. */
async function toNextPlan(tx: Database, row: SubscriptionRow, nextPlan: NonNullable<SubscriptionRow['nextPlan']>, at: number): Promise<SubscriptionRow> {
  await endSubscription(tx, row, at);
  const next = await beginNextPlan(tx, row, nextPlan, at);
  await noteOf(tx, next, 'DOWNGRADE', at);
  return next;
}

/** What happens to a subscription at one due moment. @param tx holds the customer */
export async function passMoment(tx: Database, row: SubscriptionRow, at: number): Promise<SubscriptionRow> {
  const isAgreed = row.failedTries > 0 || agreedAmount(row, at) !== undefined;
  if (row.paused) return isAgreed ? pauseOver(tx, row, at) : endSubscription(tx, row, at, 'CANCELLED_SUBSCRIPTION');
  if (!row.renews) return endSubscription(tx, row, at, row.period === null ? undefined : 'CANCELLED_SUBSCRIPTION');
  if (row.nextPlan) return toNextPlan(tx, row, row.nextPlan, at);
  if (row.failedTries === 0 && isPending(row, 'PAUSE')) return beginPause(tx, row, at);
  if (!isAgreed) return endSubscription(tx, row, at, 'CANCELLED_SUBSCRIPTION');
  return chargeDue(tx, row, at);
}

/**
 * What happens at one due moment, where nobody outside has to be asked first: a step that a vendor's charge is missing for leaves no trace but what the
 * vendor is to be asked, and meanwhile the licence stays open.
 *
 * @returns false while it waits
 */
export async function passMomentOrWait(tx: Database, row: SubscriptionRow, at: number, now: number): Promise<boolean> {
  try {
    await tx.transaction((inner) => passMoment(inner, row, at));
    return true;
  } catch (failure) {
    if (!(failure instanceof ChargeNeeded)) throw failure;
    await openPeriodOrder(tx, failure.order, now);
    if (row.expiresAt !== null && !row.paused) await grantUntil(tx, row, row.expiresAt + graceMs);
    return false;
  }
}
