import { and, asc, eq, lte } from 'drizzle-orm';
import { publishWake } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { type PurchaseMailRow, purchaseMails } from '../../db/tables/purchase/mail-tables.ts';
import type { PurchaseMail } from './purchase-mail.ts';

/** A mail to be sent. @property about names what is told of, so that it is told once @property goodUntil from when on it would say nothing */
export interface NewMail { realm: string; accountId: string; locale: string; mail: PurchaseMail; about: string; at: number; goodUntil?: number }

/** Writes a mail in the transaction of what it tells. The same one a second time is none. */
export async function tell(tx: Database, { realm, accountId, locale, mail, about, at, goodUntil }: NewMail): Promise<void> {
  await tx.insert(purchaseMails).values({ key: `${mail.kind} ${about}`, realm, accountId, locale, mail, writtenAt: at, dueAt: at, goodUntil: goodUntil ?? null }).onConflictDoNothing();
  await publishWake(tx);
}

/** Takes the next mail that is due: no other process sends it then. */
export const claimMail = (db: Database, now: number): Promise<PurchaseMailRow | undefined> => db.transaction(async (tx) => {
  const due = and(eq(purchaseMails.state, 'WAITING'), lte(purchaseMails.dueAt, now));
  const [next] = await tx.select().from(purchaseMails).where(due).orderBy(asc(purchaseMails.dueAt), asc(purchaseMails.key)).limit(1).for('update', { skipLocked: true });
  if (!next) return undefined;
  const [claimed] = await tx.update(purchaseMails).set({ state: 'SENDING', tries: next.tries + 1 }).where(eq(purchaseMails.key, next.key)).returning();
  return claimed;
});

/** How it ended. */
export async function closeMail(db: Database, { key }: PurchaseMailRow, change: Partial<Pick<PurchaseMailRow, 'state' | 'dueAt'>>): Promise<void> {
  await db.update(purchaseMails).set(change).where(eq(purchaseMails.key, key));
}
