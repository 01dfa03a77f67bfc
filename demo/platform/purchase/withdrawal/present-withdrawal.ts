import type * as z from 'zod/mini';
import { and, eq } from 'drizzle-orm';
import type { withdrawal } from '../../../../src/contracts/purchase/papers/withdrawal.ts';
import type { Database } from '../../db/database.ts';
import { licences } from '../../db/tables/purchase/purchase-tables.ts';
import { textIn } from '../../realm/text-in.ts';
import { contractName } from '../books/invoice-name.ts';
import { refundOf } from './carry-out.ts';
import type { Contract } from './find-contract.ts';

/** What ends with a withdrawal, and what comes back. The licence by its own name where its invoice is another one's, of which it was credited. */
export async function presentWithdrawal(db: Database, contract: Contract): Promise<z.input<typeof withdrawal>> {
  const { row, invoice, invoice: { realm, scale, currency, paper, licenceId } } = contract;
  const [terms] = licenceId === row.licenceId ? [] : await db.select({ names: licences.names }).from(licences).where(and(eq(licences.realm, realm), eq(licences.id, row.licenceId)));
  return { licenceName: terms ? textIn(terms.names, row.locale) : paper.line.name, invoice: contractName(invoice), refund: { amount: refundOf(contract), scale, currency } };
}
