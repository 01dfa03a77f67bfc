import { and, eq, inArray, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { paymentAttempt } from '../../../../src/contracts/purchase/payment.ts';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { type AttemptRow, paymentAttempts } from '../../db/tables/purchase/purchase-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';

/** States in which an attempt waits for its payer or for a bank. @source design/checkout.md 3 */
export const liveStates: AttemptRow['state'][] = ['REQUIRES_ACTION', 'PENDING'];

export const isLive = ({ state }: Pick<AttemptRow, 'state'>): boolean => liveStates.includes(state);

export const presentAttempt = ({ id, state, licenceId, amount, scale, currency, failureCode, action, methodType }: AttemptRow): z.input<typeof paymentAttempt> => ({
  attemptId: id, state, licenceId, amount, scale, currency, paymentMethodType: methodType,
  ...(failureCode === null ? {} : { failureCode }), ...(action === null ? {} : { action }),
});

/** The attempt of this id or key. @throws PlatformError 404 `payment-not-found`, another account's too */
export async function ownAttempt(db: Database, accountId: string, attemptId: string): Promise<AttemptRow> {
  const isAsked = or(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.idempotencyKey, attemptId));
  const [row] = await db.select().from(paymentAttempts).where(and(isAsked, eq(paymentAttempts.accountId, accountId)));
  if (!row) throw new PlatformError(404, 'payment-not-found', 'No such payment.');
  return row;
}

export async function findAttempt(db: Database, id: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row;
}

/** The attempts of an account's basket that are not over. */
export const liveAttemptsOf = (db: Database, accountId: string): Promise<AttemptRow[]> =>
  db.select().from(paymentAttempts).where(and(eq(paymentAttempts.accountId, accountId), inArray(paymentAttempts.state, liveStates)));

/** Moves a live attempt on, and tells the pages of its account. */
export async function moveAttempt(tx: Database, row: AttemptRow, state: AttemptRow['state'], change: Partial<Pick<AttemptRow, 'failureCode' | 'paymentMethodId'>> = {}): Promise<AttemptRow> {
  const [moved] = await tx.update(paymentAttempts).set({ state, action: null, ...change }).where(eq(paymentAttempts.id, row.id)).returning();
  await publishChange(tx, { realm: row.realm, scope: { account: row.accountId }, subject: 'entitlements', ids: [row.licenceId] });
  return moved ?? row;
}
