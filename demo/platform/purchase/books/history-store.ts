import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type HistoryRow, paymentHistory } from '../../db/tables/purchase/subscription-tables.ts';

/** chosen: the page's size, as the spec shows none */
const pageSize = 20;

/** Writes down what happened. */
export async function addHistory(tx: Database, item: Omit<typeof paymentHistory.$inferInsert, 'id' | 'position'>): Promise<void> {
  await tx.insert(paymentHistory).values({ id: randomUUID(), ...item });
}

/** A page of a history, the newest first, and whether more follows. @param buyerIds of `buyerIdsOf`; @param before the position of the last one that was seen */
export async function historyPage(db: Database, { realm, buyerIds }: { realm: string; buyerIds: readonly string[] }, before?: number): Promise<{ rows: HistoryRow[]; hasMore: boolean }> {
  const own = and(eq(paymentHistory.realm, realm), inArray(paymentHistory.accountId, [...buyerIds]), before === undefined ? undefined : lt(paymentHistory.position, before));
  const rows = await db.select().from(paymentHistory).where(own).orderBy(desc(paymentHistory.position)).limit(pageSize + 1);
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}
