import { eq, max } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { realms } from '../../db/tables/realm-tables.ts';
import { invoices } from '../../db/tables/purchase/subscription-tables.ts';

/** Issues the seller's next invoice. The seller's row is held until the transaction ends, so that no number is left out or given twice. @returns its number */
export async function issueInvoice(tx: Database, invoice: Omit<typeof invoices.$inferInsert, 'number'>): Promise<number> {
  await tx.select({ realm: realms.realm }).from(realms).where(eq(realms.realm, invoice.realm)).for('no key update');
  const [last] = await tx.select({ number: max(invoices.number) }).from(invoices).where(eq(invoices.realm, invoice.realm));
  const number = (last?.number ?? 0) + 1;
  await tx.insert(invoices).values({ ...invoice, number });
  return number;
}
