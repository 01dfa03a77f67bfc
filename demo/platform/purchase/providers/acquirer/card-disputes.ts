import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { type DisputeState, providerDisputes } from '../../../db/tables/purchase/dispute-tables.ts';
import { providerMovements } from '../../../db/tables/purchase/provider-tables.ts';
import type { DisputeWord } from '../payment-provider.ts';

/** How far it is at a moment. */
function stateAt({ reviewAt, closesAt, outcome }: typeof providerDisputes.$inferSelect, now: number): DisputeState {
  if (now >= closesAt) return outcome;
  return now >= reviewAt ? 'UNDER_REVIEW' : 'OPEN';
}

type Charge = typeof providerMovements.$inferSelect;

/** The money that a dispute takes away from the seller, and gives back where that wins: each once. */
async function moveMoney(tx: Database, charge: Charge, { reference, amount, state, at }: { reference: string; amount: number; state: DisputeState; at: number }): Promise<void> {
  const moved = { ...charge, at, outcome: null };
  const back = state === 'WON' ? [{ ...moved, key: `dispute-won ${reference}`, amount }] : [];
  await tx.insert(providerMovements).values([{ ...moved, key: `dispute ${reference}`, amount: -amount }, ...back]).onConflictDoNothing();
}

/** What is disputed: all that is held when it is opened. */
async function openedAmount(tx: Database, { reference, attemptId }: { reference: string; attemptId: string }): Promise<number> {
  const moved = await tx.select({ amount: providerMovements.amount }).from(providerMovements).where(eq(providerMovements.attemptId, attemptId));
  const amount = moved.reduce((sum, one) => sum + one.amount, 0);
  await tx.update(providerDisputes).set({ amount }).where(and(eq(providerDisputes.reference, reference), isNull(providerDisputes.amount)));
  return amount;
}

/** How a dispute stands; undefined for none, for one that is not opened yet, and where the money had gone back by then. @param now epoch milliseconds */
export async function disputeOf(db: Database, reference: string, now: number): Promise<DisputeWord | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(providerDisputes).where(eq(providerDisputes.reference, reference)).for('update');
    if (!row || now < row.opensAt) return undefined;
    const [charge] = await tx.select().from(providerMovements).where(eq(providerMovements.key, `charge ${row.attemptId}`)).for('update');
    const amount = row.amount ?? await openedAmount(tx, row);
    if (!charge || amount <= 0) return undefined;
    const state = stateAt(row, now);
    await moveMoney(tx, charge, { reference, amount, state, at: now });
    return { provider: row.provider, reference, attemptId: row.attemptId, amount, state };
  });
}
