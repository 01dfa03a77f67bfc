import type { Database } from '../../db/database.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import type { WrittenInvoice } from '../books/written-invoice.ts';
import { subscriptionsOf } from '../subscriptions/subscription-store.ts';
import { changeOf, creditedFrom } from '../withdrawal/paid-parts.ts';

/** Whether the period of a contract that runs was paid in part by an invoice of a licence before it, be it through others in between. */
async function isPaidBy(db: Database, row: SubscriptionRow, { number }: WrittenInvoice): Promise<boolean> {
  const change = await changeOf(db, row);
  if (!change) return false;
  // The first period was paid by the credit; what was left of it came off the payment after that.
  const credit = row.periods === 1 ? change.credit : row.periods === 2 ? change.carried : 0;
  const parts = await creditedFrom(db, { ...change, realm: row.realm, accountId: row.accountId }, credit);
  return parts.some(({ invoice }) => invoice.number === number);
}

/**
 * Contracts that go on, to which the unused days of what an invoice paid were credited when the plan was changed.
 *
 * chosen: as with a contract's own payment, where nothing was paid for it since: it is taken back whole, and what is missing is not asked for, as no one agreed to
 * another price
 */
export async function contractsPaidBy(db: Database, invoice: WrittenInvoice): Promise<SubscriptionRow[]> {
  const goingOn = (await subscriptionsOf(db, invoice)).filter(({ status, paused }) => status !== 'EXPIRED' || paused);
  const found = await Promise.all(goingOn.map(async (row) => (await isPaidBy(db, row, invoice) ? [row] : [])));
  return found.flat();
}
