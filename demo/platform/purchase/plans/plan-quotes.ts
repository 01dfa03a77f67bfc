import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type PlanFacts, type PlanQuoteRow, planQuotes } from '../../db/tables/purchase/plan-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';

/** chosen: a quarter of an hour, as a payer has at an issuer */
const quoteMs = 15 * 60_000;

/** Keeps what is shown. The quotes of the same subscription that were shown before count no more. */
export async function keepQuote(tx: Database, { realm, accountId }: Pick<PlanQuoteRow, 'realm' | 'accountId'>, facts: PlanFacts): Promise<PlanQuoteRow> {
  const own = await tx.select().from(planQuotes).where(and(eq(planQuotes.realm, realm), eq(planQuotes.accountId, accountId)));
  for (const { id } of own.filter((row) => row.facts.licenceId === facts.licenceId && !row.isUsed)) await tx.delete(planQuotes).where(eq(planQuotes.id, id));
  const row: PlanQuoteRow = { id: randomUUID(), realm, accountId, facts, expiresAt: facts.quotedAt + quoteMs, isUsed: false };
  await tx.insert(planQuotes).values(row);
  return row;
}

/** The quote of this id. @throws PlatformError 409 `stale-quote`, another account's too */
export async function ownQuote(tx: Database, { realm, accountId, id }: Pick<PlanQuoteRow, 'realm' | 'accountId' | 'id'>): Promise<PlanQuoteRow> {
  const [row] = await tx.select().from(planQuotes).where(and(eq(planQuotes.id, id), eq(planQuotes.realm, realm), eq(planQuotes.accountId, accountId)));
  if (!row) throw staleQuote();
  return row;
}

/** It is used once, whatever becomes of it. */
export const markUsed = (tx: Database, { id }: PlanQuoteRow): Promise<unknown> => tx.update(planQuotes).set({ isUsed: true }).where(eq(planQuotes.id, id));

export const staleQuote = (): PlatformError => new PlatformError(409, 'stale-quote', 'This has changed since it was shown; look at it again.');
