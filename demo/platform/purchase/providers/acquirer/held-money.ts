import { eq, sum } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { type ProviderMovement, providerMovements } from '../../../db/tables/purchase/provider-tables.ts';
import { RefundRefused } from '../payment-provider.ts';
import { planDispute } from './plan-dispute.ts';

/** chosen: how long the bank of a card that is slow to take money back takes none */
export const slowRefundMs = 86_400_000;

/** What came in for an attempt. */
type Charged = Pick<ProviderMovement, 'attemptId' | 'accountId' | 'provider' | 'amount' | 'scale' | 'currency'>;

/** Money that goes back. @property refundId names it: the same one a second time moves nothing */
export interface SentBack { refundId: string; attemptId: string; amount: number }

/** Writes down what a provider took for a seller, in the transaction of the charge. @param outcome of its card, where one was charged */
export async function holdCharge(tx: Database, { attemptId, accountId, provider, amount, scale, currency }: Charged, at: number, outcome: string | null = null): Promise<void> {
  if (amount <= 0) return;
  const [held] = await tx.insert(providerMovements).values({ key: `charge ${attemptId}`, attemptId, accountId, provider, amount, scale, currency, at, outcome }).onConflictDoNothing().returning();
  if (held) await planDispute(tx, held, held);
}

/** What a provider holds of an attempt now, in its integers. */
export async function heldOf(db: Database, attemptId: string): Promise<number> {
  const [row] = await db.select({ held: sum(providerMovements.amount) }).from(providerMovements).where(eq(providerMovements.attemptId, attemptId));
  return Number(row?.held ?? 0);
}

/** Sends money back, once. @throws RefundRefused for more than is held, and while the card's bank takes none */
export async function sendBack(db: Database, { refundId, attemptId, amount }: SentBack, at: number): Promise<void> {
  const key = `refund ${refundId}`;
  await db.transaction(async (tx) => {
    const [charge] = await tx.select().from(providerMovements).where(eq(providerMovements.key, `charge ${attemptId}`)).for('update');
    const [known] = await tx.select().from(providerMovements).where(eq(providerMovements.key, key));
    if (known) return;
    if (!charge || await heldOf(tx, attemptId) < amount) throw new RefundRefused('the provider does not hold what is to go back');
    if (charge.outcome === 'slow_refund' && at < charge.at + slowRefundMs) throw new RefundRefused('the card’s bank takes no money back yet');
    await tx.insert(providerMovements).values({ ...charge, key, amount: -amount, at, outcome: null });
  });
}
