import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type AttemptRow, paymentAttempts } from '../../db/tables/purchase/purchase-tables.ts';

/** Ends that say nothing of the card: its payer turned back, or came too late. */
const byPayer = (failureCode: string | null): boolean => failureCode === 'CHALLENGE_FAILED' || failureCode?.startsWith('payment_') === true;

/** Whether an attempt ended because of its card. */
export const isDeclined = ({ state, failureCode }: Pick<AttemptRow, 'state' | 'failureCode'>): boolean => state === 'DECLINED' && !byPayer(failureCode);

/** The cards of an account whose last charge was declined. */
export async function declinedCards(db: Database, accountId: string): Promise<ReadonlySet<string>> {
  const { paymentMethodId: cardId, state, failureCode } = paymentAttempts;
  const rows = await db.selectDistinctOn([cardId], { cardId, state, failureCode }).from(paymentAttempts)
    .where(and(eq(paymentAttempts.accountId, accountId), isNotNull(cardId))).orderBy(cardId, desc(paymentAttempts.createdAt));
  return new Set(rows.flatMap((row) => (row.cardId !== null && isDeclined(row) ? [row.cardId] : [])));
}
