import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import type { RefundRow } from '../../db/tables/purchase/refund-tables.ts';
import { addHistory } from '../books/history-store.ts';

/** What its customer reads of a refund. */
export async function tellOfRefund(tx: Database, refund: RefundRow, itemType: 'FAILED_REFUND' | RefundRow['itemType'], at: number): Promise<void> {
  const { realm, accountId, licenceId, sku, invoiceNumber, amount, scale, currency } = refund;
  await addHistory(tx, { realm, accountId, licenceId, sku, itemType, status: itemType === 'FAILED_REFUND' ? 'FAILED' : 'DONE', at, amount: -amount, scale, currency, invoiceNumber });
  await publishChange(tx, { realm, scope: { account: accountId }, subject: 'subscription', ids: [licenceId] });
}
