import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { charges } from '../../db/tables/purchase/purchase-tables.ts';
import type { InvoiceLine } from '../../db/tables/purchase/subscription-tables.ts';
import { issueInvoice } from './invoices.ts';
import { paperOf } from './papers/invoice-paper.ts';
import { postMovement } from './ledger.ts';

/** A payment that came in. */
export interface BookedPayment {
  attemptId: string; realm: string; accountId: string; licenceId: string; total: number; tax: number; scale: number; currency: string; provider: string; at: number;
  /** In which its invoice is written. */
  locale: string;
  /** What was sold, where it is not the licence itself. */
  name?: string;
  /** The time that is paid for, epoch milliseconds; `until` is null for what has no end. */
  from: number;
  until: number | null;
  /** Where several licences were paid at once: each of them, that of `licenceId` first. */
  parts?: readonly (InvoiceLine & { until: number | null })[];
}

/** Books a payment: the charge, its invoice, and what customer, sales, tax and provider owe each other. @returns the invoice's number; undefined where nothing was charged */
export async function bookPayment(tx: Database, payment: BookedPayment): Promise<number | undefined> {
  const { attemptId, realm, accountId, licenceId, total, tax, scale, currency, provider, at } = payment;
  await tx.insert(charges).values({ id: randomUUID(), attemptId, accountId, amount: total, currency, chargedAt: at });
  if (total === 0) return undefined;
  const facts = { realm, scale, currency, at };
  const customer = `customer ${accountId}`;
  await postMovement(tx, { ...facts, id: `sale ${attemptId}`, books: { [customer]: total, sales: tax - total, tax: -tax } });
  await postMovement(tx, { ...facts, id: `payment ${attemptId}`, books: { [`provider ${provider}`]: total, [customer]: -total } });
  const lines = payment.parts?.map(({ until: _until, ...line }) => line) ?? null;
  return issueInvoice(tx, { realm, accountId, licenceId, net: total - tax, tax, total, scale, currency, issuedAt: at, attemptId, lines, paper: await paperOf(tx, payment) });
}
