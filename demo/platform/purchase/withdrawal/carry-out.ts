import type { Database } from '../../db/database.ts';
import { creditInvoice } from '../books/written-invoice.ts';
import { findAttempt } from '../attempts/attempt-store.ts';
import { tell } from '../mails/mail-outbox.ts';
import { openRefund } from '../refunds/refund-store.ts';
import { endSubscription } from '../subscriptions/pass-time.ts';
import { attemptIdOf } from '../vendor-orders/period-charge.ts';
import type { Contract } from './find-contract.ts';
import type { PaidPart } from './paid-parts.ts';

/** What is paid back once: a payment as a whole, of several licences that it paid each, and of what was credited each part once for each contract. */
function refundIdOf({ invoice: { attemptId, licenceId, lines }, credited }: PaidPart): string {
  const line = lines ? ` ${licenceId}` : '';
  if (credited) return attemptIdOf(`part ${attemptId} ${credited.endedAt}${line}`);
  return lines ? attemptIdOf(`line ${attemptId}${line}`) : attemptId;
}

/** Takes one payment back, in the books and by a credit note, and owes its money. @returns the credit note's number */
async function payBack(tx: Database, part: PaidPart, sku: string, now: number): Promise<number> {
  const { invoice: { realm, accountId, licenceId, scale, currency, attemptId }, invoice, amount, credited, from = credited?.endedAt } = part;
  const id = refundIdOf(part);
  const provider = (await findAttempt(tx, attemptId))?.provider ?? 'sandbox-card';
  const invoiceNumber = await creditInvoice(tx, invoice, { id, amount, at: now, ...(from === undefined ? {} : { from }) });
  await openRefund(tx, { id, attemptId, realm, accountId, licenceId, sku: credited?.sku ?? sku, provider, itemType: from !== undefined ? 'PRO_RATA_REFUND' : 'REFUNDED', amount, scale, currency, invoiceNumber }, now);
  return invoiceNumber;
}

/** What goes back. */
export const refundOf = ({ parts }: Pick<Contract, 'parts'>): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Withdraws from a contract: the licence is over, and what it was paid with is owed. The caller asks the providers afterwards (`payRefunds`).
 *
 * chosen: the whole the first time, later the part for the time that is left (`withoutUsedDays`). What was credited for the unused days of another licence
 * was paid for this one, and goes back too; the days of that one which were used do not.
 *
 * @param tx holds the customer
 * @source Directive 2011/83/EU art. 13, 14
 */
export async function carryOut(tx: Database, contract: Contract, now: number): Promise<void> {
  const { row, parts } = contract;
  const creditNotes: number[] = [];
  for (const part of parts.filter(({ amount }) => amount > 0)) creditNotes.push(await payBack(tx, part, row.sku, now));
  await endSubscription(tx, row, now, 'CANCELLED_SUBSCRIPTION');
  const { realm, accountId, licenceId, locale, scale, currency } = row;
  const invoiceNumber = creditNotes.at(0);
  await tell(tx, { realm, accountId, locale, at: now, about: `${row.id} ${row.version}`, mail: { kind: 'paidBack', licenceId, price: { amount: refundOf(contract), scale, currency }, ...(invoiceNumber === undefined ? {} : { invoiceNumber }) } });
}
