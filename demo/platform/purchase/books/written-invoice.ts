import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type InvoicePaper, invoices, type InvoiceRow } from '../../db/tables/purchase/subscription-tables.ts';
import { issueInvoice } from './invoices.ts';
import { postMovement } from './ledger.ts';

/** An invoice with what its file says, and the payment that it is for. */
export type WrittenInvoice = InvoiceRow & { paper: InvoicePaper; attemptId: string };

export const isWritten = (invoice: InvoiceRow | undefined): invoice is WrittenInvoice => invoice?.paper != null && invoice.attemptId !== null;

/** The line of a licence, with the words of it, among the several that were paid at once. */
function narrowed(invoice: WrittenInvoice, place: number): WrittenInvoice {
  const { lines, paper: { moreLines = [], ...paper } } = invoice;
  return { ...invoice, ...lines?.[place], paper: { ...paper, line: [paper.line, ...moreLines][place] ?? paper.line } };
}

/** An invoice licence by licence: each is taken back by itself. `lines` still says that there are several. */
export const byLicence = (invoice: WrittenInvoice): WrittenInvoice[] => invoice.lines?.map((_line, place) => narrowed(invoice, place)) ?? [invoice];

/** Those of an invoice that are for a licence. */
export const partFor = (invoice: WrittenInvoice, licenceId: string): WrittenInvoice[] => byLicence(invoice).filter((part) => part.licenceId === licenceId);

/** Invoices that are for a licence, alone or among others. */
export const isFor = (licenceId: string): SQL | undefined => or(eq(invoices.licenceId, licenceId), sql`${invoices.lines} @> ${JSON.stringify([{ licenceId }])}::jsonb`);

/** What of an invoice, or of its part for a licence, was not taken back yet, in its integers. */
export async function openTotal(db: Database, { realm, number, licenceId, total }: InvoiceRow): Promise<number> {
  const notes = await db.select({ total: invoices.total }).from(invoices).where(and(eq(invoices.realm, realm), eq(invoices.reversedNumber, number), eq(invoices.licenceId, licenceId)));
  return notes.reduce((open, note) => open + note.total, total);
}

/** @property id names what is taken back, so that it is booked once @property amount with its tax; the invoice's total, or a part of it @property from where only the time from then on is taken back, epoch milliseconds */
export interface Reversal { id: string; amount: number; at: number; from?: number }

/** Takes an invoice back, the whole or a part, by a credit note and in the books: its buyer is owed the amount. @returns the credit note's number */
export async function creditInvoice(tx: Database, invoice: WrittenInvoice, { id, amount, at, from }: Reversal): Promise<number> {
  const { realm, accountId, licenceId, total, scale, currency, number, attemptId, paper } = invoice;
  const tax = Math.round((invoice.tax * amount) / total);
  await postMovement(tx, { id: `withdrawal ${id}`, realm, scale, currency, at, books: { [`customer ${accountId}`]: -amount, sales: amount - tax, tax } });
  return issueInvoice(tx, {
    realm, accountId, licenceId, net: tax - amount, tax: -tax, total: -amount, scale, currency, issuedAt: at, kind: 'CREDIT_NOTE', attemptId, reversedNumber: number,
    paper: from === undefined ? paper : { ...paper, line: { ...paper.line, from } },
  });
}
