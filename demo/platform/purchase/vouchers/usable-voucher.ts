import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type VoucherRow, vouchers, voucherUses } from '../../db/tables/purchase/voucher-tables.ts';
import type { Buyer } from '../attempts/buyer.ts';
import { hashOfCode } from './voucher-code.ts';

/** Whether anybody may use it now. */
const isOpen = ({ startsAt, endsAt, used, mostUses }: VoucherRow, now: number): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now) && (mostUses === null || used < mostUses);

/** The voucher, if it is open and this account has not used it. @param accountId absent for a guest, who has used nothing */
export async function usableBy(db: Database, row: VoucherRow | undefined, { accountId, now }: { accountId?: string | undefined; now: number }): Promise<VoucherRow | undefined> {
  if (!row || !isOpen(row, now)) return undefined;
  if (accountId === undefined) return row;
  const uses = await db.select().from(voucherUses).where(and(eq(voucherUses.voucherId, row.id), eq(voucherUses.accountId, accountId)));
  return uses.length === 0 ? row : undefined;
}

/** The voucher of a code, if this member may use it. Unknown, ended, used up and used before are the same. */
export async function voucherOfCode(db: Database, code: string, caller: Buyer): Promise<VoucherRow | undefined> {
  const [row] = await db.select().from(vouchers).where(and(eq(vouchers.realm, caller.realm.realm), eq(vouchers.codeHash, hashOfCode(caller.realm.realm, code))));
  return usableBy(db, row, { accountId: caller.user.id, now: caller.now });
}

/** The voucher that a basket names, if this member may still use it. */
export async function voucherOfId(db: Database, id: string, caller: Buyer): Promise<VoucherRow | undefined> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.id, id));
  return usableBy(db, row, { accountId: caller.user.id, now: caller.now });
}

/**
 * Uses a voucher, in the transaction of what it is used for.
 *
 * One statement counts and checks, so that no two at once use the last one.
 *
 * @returns false when it is used up, or this account has used it before; the transaction is then undone by its caller
 */
export async function useVoucher(tx: Database, voucherId: string, use: { accountId: string; attemptId: string | null; usedAt: number }): Promise<boolean> {
  const own = await tx.insert(voucherUses).values({ voucherId, ...use }).onConflictDoNothing().returning();
  if (own.length === 0) return false;
  const counted = await tx.update(vouchers).set({ used: sql`${vouchers.used} + 1` })
    .where(and(eq(vouchers.id, voucherId), or(isNull(vouchers.mostUses), lt(vouchers.used, vouchers.mostUses)))).returning();
  return counted.length > 0;
}
