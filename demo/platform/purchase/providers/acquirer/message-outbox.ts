import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import { publishWake } from '../../../changes/publish-change.ts';
import type { Database } from '../../../db/database.ts';
import { jobs } from '../../../db/tables/job-tables.ts';
import { type ProviderMessage, providerMessages } from '../../../db/tables/purchase/message-tables.ts';
import { retryMs } from '../../vendor-orders/retry-time.ts';

/** chosen: a message comes at once, or this much late */
const latenesses = [0, 60_000, 600_000, 3_600_000];

/** How late a message comes: always the same for one name. @returns milliseconds */
export const latenessOf = (name: string): number => latenesses[(createHash('sha256').update(name).digest()[0] ?? 0) % latenesses.length] ?? 0;

/** A message to be sent, and when: epoch milliseconds. */
export type PlannedMessage = Pick<ProviderMessage, 'provider' | 'type' | 'reference' | 'state' | 'dueAt'>;

/** Keeps messages until they are taken. */
export async function planMessages(tx: Database, messages: readonly PlannedMessage[]): Promise<void> {
  const kept = messages.map((message) => ({ ...message, id: `msg_${randomUUID()}` }));
  await tx.insert(providerMessages).values(kept);
  await tx.insert(jobs).values(kept.map(({ id, dueAt }) => ({ name: `provider-message ${id} ${dueAt}`, kind: 'provider-message', payload: {}, dueAt })));
  await publishWake(tx);
}

/**
 * What a provider says of a payment that its payer has answered: at once, and then, as providers do, once more and out of order.
 *
 * chosen: the first word is never late, since payers wait for it; the one that repeats it and the one of the payment's beginning come when the payment's own name says
 */
export function wordsOf({ provider, reference, state }: { provider: string; reference: string; state: string }, now: number): PlannedMessage[] {
  const told = { provider, reference };
  return [
    { ...told, type: 'payment.updated', state, dueAt: now },
    { ...told, type: 'payment.updated', state, dueAt: now + latenessOf(`again ${reference}`) },
    { ...told, type: 'payment.created', state: 'OPEN', dueAt: now + latenessOf(`created ${reference}`) },
  ];
}

/** Takes the messages that are due, and puts their next try off: no two processes send one at once. */
export async function claimMessages(db: Database, now: number): Promise<ProviderMessage[]> {
  const due = await db.select().from(providerMessages).where(lte(providerMessages.dueAt, now)).orderBy(asc(providerMessages.dueAt), asc(providerMessages.id));
  const claimed = await Promise.all(due.map(async ({ id, dueAt, tries }) => {
    const next = now + retryMs(tries);
    const [own] = await db.update(providerMessages).set({ dueAt: next, tries: tries + 1 }).where(and(eq(providerMessages.id, id), eq(providerMessages.dueAt, dueAt))).returning();
    return own ? [own] : [];
  }));
  return claimed.flat();
}

/** The platform has taken it. */
export const forgetMessage = (db: Database, id: string): Promise<unknown> => db.delete(providerMessages).where(eq(providerMessages.id, id));

/** One that was not taken is sent again later. */
export async function postponeMessage(db: Database, { id, dueAt }: ProviderMessage): Promise<void> {
  await db.insert(jobs).values({ name: `provider-message ${id} ${dueAt}`, kind: 'provider-message', payload: {}, dueAt }).onConflictDoNothing();
}
