import type { Database } from '../../db/database.ts';
import { issueInvoice } from '../books/invoices.ts';
import { postMovement } from '../books/ledger.ts';
import { findAttempt } from '../attempts/attempt-store.ts';
import { tell } from '../mails/mail-outbox.ts';
import { openRefund } from '../refunds/refund-store.ts';
import { endSubscription } from '../subscriptions/pass-time.ts';
import { type Contract, paidUnder, type WrittenInvoice } from './find-contract.ts';

/** Takes one invoice back, in the books and by a credit note, and owes its money. @returns the credit note's number */
async function payBack(tx: Database, invoice: WrittenInvoice, sku: string, now: number): Promise<number> {
  const { realm, accountId, licenceId, net, tax, total, scale, currency, number, attemptId, paper } = invoice;
  const attempt = await findAttempt(tx, attemptId);
  await postMovement(tx, { id: `withdrawal ${attemptId}`, realm, scale, currency, at: now, books: { [`customer ${accountId}`]: -total, sales: net, tax } });
  const creditNote = await issueInvoice(tx, { realm, accountId, licenceId, net: -net, tax: -tax, total: -total, scale, currency, issuedAt: now, kind: 'CREDIT_NOTE', attemptId, reversedNumber: number, paper });
  await openRefund(tx, { id: attemptId, attemptId, realm, accountId, licenceId, sku, provider: attempt?.provider ?? 'sandbox-card', itemType: 'REFUNDED', amount: total, scale, currency, invoiceNumber: creditNote, dueAt: now });
  return creditNote;
}

/** What goes back. */
export const refundOf = (paid: readonly WrittenInvoice[]): number => paid.reduce((sum, { total }) => sum + total, 0);

/**
 * Withdraws from a contract: the licence is over, and everything that was paid is owed. Whoever calls it asks the providers afterwards (`payRefunds`).
 *
 * chosen: the whole, not the part for the time that is left. A consumer owes something for the days of use only after asking, on something that
 * lasts, that the service begins within the fourteen days; the checkout asks nobody for that.
 *
 * @param tx holds the customer
 * @source Directive 2011/83/EU art. 13, 14(3)
 */
export async function carryOut(tx: Database, contract: Contract, now: number): Promise<void> {
  const { row } = contract;
  const paid = await paidUnder(tx, contract);
  const creditNotes: number[] = [];
  for (const invoice of paid) creditNotes.push(await payBack(tx, invoice, row.sku, now));
  await endSubscription(tx, row, now, 'CANCELLED_SUBSCRIPTION');
  const { realm, accountId, licenceId, locale, scale, currency } = row;
  const invoiceNumber = creditNotes.at(-1);
  await tell(tx, { realm, accountId, locale, at: now, about: `${row.id} ${row.version}`, mail: { kind: 'paidBack', licenceId, price: { amount: refundOf(paid), scale, currency }, ...(invoiceNumber === undefined ? {} : { invoiceNumber }) } });
}
