import type { Database } from '../../db/database.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import { addHistory } from '../books/history-store.ts';
import { postMovement } from '../books/ledger.ts';

/** Books money that came in and went back at once. It was for no sale, so there is no invoice. */
export async function bookRefund(tx: Database, { id, realm, accountId, licenceId, amount, scale, currency }: AttemptRow, provider: string, at: number): Promise<void> {
  if (amount === 0) return;
  const facts = { realm, scale, currency, at };
  const [book, customer] = [`provider ${provider}`, `customer ${accountId}`];
  await postMovement(tx, { ...facts, id: `payment ${id}`, books: { [book]: amount, [customer]: -amount } });
  await postMovement(tx, { ...facts, id: `refund ${id}`, books: { [book]: -amount, [customer]: amount } });
  await addHistory(tx, { realm, accountId, licenceId, itemType: 'REFUNDED', status: 'DONE', at, sku: licenceId, amount: -amount, scale, currency, invoiceNumber: null });
}
