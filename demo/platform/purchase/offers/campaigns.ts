import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type VoucherRow, vouchers } from '../../db/tables/purchase/voucher-tables.ts';
import { usableBy } from '../vouchers/usable-voucher.ts';

interface Campaigner { realm: string; /** Absent for a guest. */ accountId?: string | undefined; now: number }

/** The campaigns that count for a viewer now: open, and not used by them before. */
export async function campaignsFor(db: Database, { realm, accountId, now }: Campaigner): Promise<VoucherRow[]> {
  const rows = await db.select().from(vouchers).where(and(eq(vouchers.realm, realm), isNotNull(vouchers.publicCode)));
  const usable = await Promise.all(rows.map((row) => usableBy(db, row, { accountId, now })));
  return usable.filter((row) => row !== undefined);
}

/** The campaign that takes something off a licence by itself. chosen: of several the first, as one basket holds one voucher */
export const campaignOf = (campaigns: readonly VoucherRow[], licenceId: string): VoucherRow | undefined =>
  campaigns.find(({ licenceIds, grantsLicence }) => grantsLicence === null && (licenceIds?.includes(licenceId) ?? true));
