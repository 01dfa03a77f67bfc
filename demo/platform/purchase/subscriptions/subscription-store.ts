import { and, asc, eq, sql } from 'drizzle-orm';
import { publishChange, publishWake } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { jobs } from '../../db/tables/job-tables.ts';
import { entitlements } from '../../db/tables/purchase/purchase-tables.ts';
import { type SubscriptionColumns, type SubscriptionRow, subscriptions } from '../../db/tables/purchase/subscription-tables.ts';
import { remindersOf } from '../mails/reminder-time.ts';
import { closeMigration, withMigrations } from '../new-prices/migration-store.ts';
import { dueMoment } from './subscription-time.ts';

/** Whose licence. */
export interface SubscriptionKey { realm: string; accountId: string; licenceId: string }

const isKey = ({ realm, accountId, licenceId }: SubscriptionKey) =>
  and(eq(subscriptions.realm, realm), eq(subscriptions.accountId, accountId), eq(subscriptions.licenceId, licenceId));

export async function findSubscription(db: Database, key: SubscriptionKey): Promise<SubscriptionRow | undefined> {
  const [row] = await withMigrations(db, await db.select().from(subscriptions).where(isKey(key)));
  return row;
}

/** All that an account has or had, in the order of purchase. */
export async function subscriptionsOf(db: Database, { realm, accountId }: Omit<SubscriptionKey, 'licenceId'>): Promise<SubscriptionRow[]> {
  const rows = await db.select().from(subscriptions).where(and(eq(subscriptions.realm, realm), eq(subscriptions.accountId, accountId))).orderBy(asc(subscriptions.purchasedAt), asc(subscriptions.licenceId));
  return withMigrations(db, rows);
}

/** The job that passes time for a subscription. One for each moment: a moment that has changed since finds nothing to do. */
const subscriptionJob = ({ id }: SubscriptionColumns, dueAt: number) => ({ name: `subscription ${id} ${dueAt}`, kind: 'subscription' as const, payload: { id }, dueAt });

/** What reminds its member of what is ahead. */
const reminderJobs = (row: SubscriptionColumns) => remindersOf(row).map(({ kind, about, at }) => ({ name: `reminder ${kind} ${row.id} ${about}`, kind: 'purchase-reminder' as const, payload: { id: row.id, kind, about }, dueAt: at }));

/** Everything that is due for a subscription by itself. */
function jobsOf(row: SubscriptionColumns) {
  const dueAt = dueMoment(row);
  return [...(dueAt === undefined ? [] : [subscriptionJob(row, dueAt)]), ...reminderJobs(row)];
}

/** What happens to subscriptions after a moment. */
export async function subscriptionJobsAfter(db: Database, now: number) {
  return (await db.select().from(subscriptions)).flatMap(jobsOf).filter(({ dueAt }) => dueAt > now);
}

/** Plans what happens to a subscription next. A planned job is left alone: the scheduler may hold it, and wait for the customer. */
async function planNext(tx: Database, row: SubscriptionColumns): Promise<void> {
  const planned = jobsOf(row);
  if (planned.length === 0) return;
  await tx.insert(jobs).values(planned).onConflictDoNothing();
  await publishWake(tx);
}

/** Writes a subscription that was bought; one that ended before goes on in its row, and no price that was announced to that is left. */
export async function putSubscription(tx: Database, bought: Omit<SubscriptionColumns, 'version'>): Promise<SubscriptionRow> {
  const { id: _id, ...facts } = bought;
  const [row] = await tx.insert(subscriptions).values({ ...bought, version: 1 })
    .onConflictDoUpdate({ target: [subscriptions.realm, subscriptions.accountId, subscriptions.licenceId], set: { ...facts, version: sql`${subscriptions.version} + 1` } }).returning();
  if (!row) throw new Error('a subscription was not written');
  await closeMigration(tx, row, 'ENDED', row.purchasedAt);
  await planNext(tx, row);
  return { ...row, priceMigration: null };
}

/** Writes a change; its version rises, the account's pages are told, and what comes next is planned. @param row as the transaction holds it */
export async function changeSubscription(tx: Database, row: SubscriptionRow, change: Partial<SubscriptionColumns>): Promise<SubscriptionRow> {
  const [changed] = await tx.update(subscriptions).set({ ...change, version: row.version + 1 }).where(eq(subscriptions.id, row.id)).returning();
  const fresh = { ...(changed ?? row), priceMigration: row.priceMigration };
  await planNext(tx, fresh);
  await publishChange(tx, { realm: row.realm, scope: { account: row.accountId }, subject: 'entitlements', ids: [row.licenceId] });
  return fresh;
}

/** Opens what the licence opens until a moment. @param attemptId the payment that it follows from; null where it is given, absent where nothing new is */
export async function grantUntil(tx: Database, { realm, accountId, licenceId }: SubscriptionKey, expiresAt: number | null, attemptId?: string | null): Promise<void> {
  const grant = { expiresAt, ...(attemptId === undefined ? {} : { attemptId }) };
  await tx.insert(entitlements).values({ realm, accountId, licenceId, ...grant })
    .onConflictDoUpdate({ target: [entitlements.realm, entitlements.accountId, entitlements.licenceId, entitlements.provider], set: grant });
}
