import type { Database } from '../../db/database.ts';
import { type BillingRow, billingDetails } from '../../db/tables/purchase/billing-tables.ts';

/** Whom to bill for the accounts that have bought before. The tax number is one of the documented examples. */
const known: BillingRow[] = ['arena', 'cinema'].map((realm) => ({
  accountId: `${realm}.pix`, realm, taxNumber: '12345678909', birthDate: '1990-05-17', changedAt: 0,
  address: { country: 'BR', line1: 'Rua das Flores 12', city: 'São Paulo', administrativeLevel1: 'SP', postalCode: '01310-100' },
}));

/** @param only ids of accounts; all without them */
export async function seedBilling(db: Database, only?: string[]): Promise<void> {
  const rows = known.filter(({ accountId }) => !only || only.includes(accountId));
  if (rows.length > 0) await db.insert(billingDetails).values(rows);
}
