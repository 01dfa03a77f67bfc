import { and, eq, gte, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { gifts } from '../../db/tables/purchase/gift-tables.ts';
import { paymentAttempts } from '../../db/tables/purchase/purchase-tables.ts';
import { type InvoicePaper, invoices, type InvoiceRow, type SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { accountOfEmail } from '../../identity/mail/mailed-account.ts';
import { findSubscription, subscriptionsOf } from '../subscriptions/subscription-store.ts';
import { invoiceNumberIn } from '../books/invoice-name.ts';
import { withdrawalEnd } from './withdrawal-law.ts';

/** An invoice with what its file says, and the payment that it is for. */
export type WrittenInvoice = InvoiceRow & { paper: InvoicePaper; attemptId: string };

/** A contract that may be withdrawn from. */
export interface Contract { row: SubscriptionRow; invoice: WrittenInvoice }

const isWritten = (invoice: InvoiceRow | undefined): invoice is WrittenInvoice => invoice?.paper != null && invoice.attemptId !== null;

/** The contract of an invoice, while its licence is not over. */
async function contractOf(db: Database, invoice: WrittenInvoice): Promise<Contract | undefined> {
  const row = await findSubscription(db, invoice);
  if (!row || (row.status === 'EXPIRED' && !row.paused)) return undefined;
  const contract = { row, invoice };
  return (await paidUnder(db, contract)).some(({ number }) => number === invoice.number) ? contract : undefined;
}

/** What somebody who is not signed in means. @param email as `writtenEmail` gives it @returns undefined too where it is somebody else's, or too late */
export async function findContract(db: Database, realm: string, asked: { invoice: string; email: string }, now: number): Promise<Contract | undefined> {
  const number = invoiceNumberIn(realm, asked.invoice);
  const account = await accountOfEmail(db, realm, asked.email);
  const own = and(eq(invoices.realm, realm), eq(invoices.number, number ?? -1), eq(invoices.accountId, account?.id ?? ''), eq(invoices.kind, 'INVOICE'));
  const [invoice] = await db.select().from(invoices).where(own);
  const contract = isWritten(invoice) ? await contractOf(db, invoice) : undefined;
  const end = contract && withdrawalEnd(contract.invoice.paper.buyer.country, contract.row.purchasedAt);
  return end !== undefined && end > now ? contract : undefined;
}

/** The contract of an invoice that a mailed link names. chosen: whoever asked in time may press the link a little later */
export async function contractOfInvoice(db: Database, realm: string, number: number): Promise<Contract | undefined> {
  const [invoice] = await db.select().from(invoices).where(and(eq(invoices.realm, realm), eq(invoices.number, number), eq(invoices.kind, 'INVOICE')));
  return isWritten(invoice) ? contractOf(db, invoice) : undefined;
}

/** The contracts of a member that may be withdrawn from now, each with its first invoice and until when. */
export async function ownContracts(db: Database, owner: Pick<SubscriptionRow, 'realm' | 'accountId'>, now: number): Promise<(Contract & { until: number })[]> {
  const open = (await subscriptionsOf(db, owner)).filter(({ status, paused }) => status !== 'EXPIRED' || paused);
  const found: (Contract & { until: number })[] = [];
  for (const row of open) {
    const [invoice] = await paidUnder(db, { row });
    const until = invoice && withdrawalEnd(invoice.paper.buyer.country, row.purchasedAt);
    if (invoice && until !== undefined && until > now) found.push({ row, invoice, until });
  }
  return found;
}

/** Everything that was paid under a contract. A gift for somebody else is none of it. */
export async function paidUnder(db: Database, { row: { realm, accountId, licenceId, purchasedAt } }: Pick<Contract, 'row'>): Promise<WrittenInvoice[]> {
  const given = db.select({ id: gifts.id }).from(gifts).where(eq(gifts.accountId, accountId));
  const isOwn = or(isNull(paymentAttempts.basketId), notInArray(paymentAttempts.basketId, given));
  const attempts = db.select({ id: paymentAttempts.id }).from(paymentAttempts).where(and(eq(paymentAttempts.accountId, accountId), isOwn));
  const under = and(eq(invoices.realm, realm), eq(invoices.accountId, accountId), eq(invoices.licenceId, licenceId), gte(invoices.issuedAt, purchasedAt), inArray(invoices.attemptId, attempts));
  const written = (await db.select().from(invoices).where(under).orderBy(invoices.number)).filter(isWritten);
  const reversed = new Set(written.map(({ reversedNumber }) => reversedNumber));
  return written.filter(({ kind, number }) => kind === 'INVOICE' && !reversed.has(number));
}
