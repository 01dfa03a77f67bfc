import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { trialUses, vouchers, voucherUses } from '../../db/tables/purchase/voucher-tables.ts';

/** Takes back what accounts used: vouchers count as if they had not been, and trials can be had again. */
export async function forgetUses(tx: Database, accountIds: string[]): Promise<void> {
  const gone = await tx.delete(voucherUses).where(inArray(voucherUses.accountId, accountIds)).returning();
  for (const { voucherId } of gone) await tx.update(vouchers).set({ used: sql`${vouchers.used} - 1` }).where(eq(vouchers.id, voucherId));
  await tx.delete(trialUses).where(inArray(trialUses.accountId, accountIds));
}
