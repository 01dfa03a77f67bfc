import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { guestBuyers } from '../db/tables/purchase/gift-tables.ts';
import { type SubscriptionRow, subscriptions } from '../db/tables/purchase/subscription-tables.ts';
import { accounts } from '../db/tables/viewer-tables.ts';
import { withMigrations } from './new-prices/migration-store.ts';
import { passMomentOrWait } from './subscriptions/pass-time.ts';
import { dueMoment } from './subscriptions/subscription-time.ts';

/** @returns whether the customer's account is to be deleted */
async function lockCustomer(tx: Database, accountId: string): Promise<boolean> {
  const [held] = await tx.select({ deletionDueAt: accounts.deletionDueAt }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (held) return held.deletionDueAt !== null;
  await tx.select({ id: guestBuyers.id }).from(guestBuyers).where(eq(guestBuyers.id, accountId)).for('update');
  return false;
}

/** What happened first of all that is due to a customer and waits for nobody; undefined when nothing is. */
async function nextMoment(tx: Database, accountId: string, now: number, waiting: ReadonlySet<string>): Promise<{ row: SubscriptionRow; at: number } | undefined> {
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.accountId, accountId)).orderBy(asc(subscriptions.purchasedAt), asc(subscriptions.licenceId)).for('update');
  const due = rows.flatMap((row) => {
    const at = dueMoment(row);
    return at === undefined || at > now || waiting.has(row.id) ? [] : [{ row, at }];
  });
  const [next] = due.sort((one, other) => one.at - other.at);
  if (!next) return undefined;
  const [row] = await withMigrations(tx, [next.row]);
  return row && { row, at: next.at };
}

/**
 * Holds a customer until the transaction ends, as they stand at a moment.
 *
 * 1. Payments and changes of one customer go one after the other.
 * 2. What was due to their subscriptions has happened, each moment by itself and at its own date: whoever decides what to charge, open or end never
 *    decides from a state that the scheduler has yet to change, and the scheduler never changes what was decided after it. A charge of a vendor is asked
 *    outside of transactions: until its answer, that subscription alone waits, with its licence open.
 * 3. Of an account that is to be deleted no period is charged: what is due waits until its owner takes that back, or is gone with the account.
 *
 * @param now epoch milliseconds of whoever asks
 */
export async function holdCustomer(tx: Database, accountId: string, now: number): Promise<void> {
  if (await lockCustomer(tx, accountId)) return;
  const waiting = new Set<string>();
  for (let next = await nextMoment(tx, accountId, now, waiting); next; next = await nextMoment(tx, accountId, now, waiting)) {
    if (!await passMomentOrWait(tx, next.row, next.at, now)) waiting.add(next.row.id);
  }
}

/** Lets the time until now pass for the owner of a subscription, however far the clock went. */
export async function passTime(tx: Database, id: string, now: number): Promise<void> {
  const [owner] = await tx.select({ accountId: subscriptions.accountId }).from(subscriptions).where(eq(subscriptions.id, id));
  if (owner) await holdCustomer(tx, owner.accountId, now);
}
