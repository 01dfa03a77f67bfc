import type * as z from 'zod/mini';
import type { withdrawal } from '../../../../src/contracts/purchase/papers/withdrawal.ts';
import type { Database } from '../../db/database.ts';
import { invoiceName } from '../books/invoice-name.ts';
import { refundOf } from './carry-out.ts';
import { type Contract, paidUnder } from './find-contract.ts';

/** What ends with a withdrawal, and what comes back. */
export async function presentWithdrawal(db: Database, contract: Contract): Promise<z.input<typeof withdrawal>> {
  const { invoice: { realm, number, scale, currency, paper } } = contract;
  return { licenceName: paper.line.name, invoice: invoiceName(realm, number), refund: { amount: refundOf(await paidUnder(db, contract)), scale, currency } };
}
