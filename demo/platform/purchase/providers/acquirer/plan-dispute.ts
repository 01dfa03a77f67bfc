import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { providerDisputes } from '../../../db/tables/purchase/dispute-tables.ts';
import { latenessOf, planMessages } from './message-outbox.ts';

const day = 86_400_000;

/** chosen: how long after the charge its cardholder disputes it, the card's bank looks at it, and it is decided */
export const disputeTimes = { opens: day, review: 3 * day, closes: 10 * day };

/** How the disputes end of the cards that are documented to be disputed. */
const endings: ReadonlyMap<string, 'WON' | 'LOST'> = new Map(Object.entries<'WON' | 'LOST'>({ dispute_lost: 'LOST', dispute_won: 'WON' }));

/** Plans the dispute of a charge, with its messages, where its card is one that is disputed. @param at of the charge, epoch milliseconds */
export async function planDispute(tx: Database, { attemptId, accountId, provider }: { attemptId: string; accountId: string; provider: string }, { outcome: card, at }: { outcome: string | null; at: number }): Promise<void> {
  const outcome = endings.get(card ?? '');
  if (!outcome) return;
  const reference = `dp_${randomUUID()}`;
  const [opensAt, reviewAt, closesAt] = [at + disputeTimes.opens, at + disputeTimes.review, at + disputeTimes.closes];
  await tx.insert(providerDisputes).values({ reference, attemptId, accountId, provider, outcome, opensAt, reviewAt, closesAt });
  const told = { provider, reference };
  // The word of the review may come after the end.
  const lateMs = latenessOf(`review ${reference}`) === 0 ? 0 : closesAt - reviewAt;
  await planMessages(tx, [
    { ...told, type: 'dispute.created', state: 'OPEN', dueAt: opensAt },
    { ...told, type: 'dispute.updated', state: 'UNDER_REVIEW', dueAt: reviewAt + lateMs + latenessOf(reference) },
    { ...told, type: 'dispute.closed', state: outcome, dueAt: closesAt },
    { ...told, type: 'dispute.created', state: 'OPEN', dueAt: closesAt + latenessOf(`again ${reference}`) },
  ]);
}
