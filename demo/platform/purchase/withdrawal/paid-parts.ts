import { and, desc, eq, gte, inArray, isNull, lte, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { gifts } from '../../db/tables/purchase/gift-tables.ts';
import type { PlanFacts } from '../../db/tables/purchase/plan-tables.ts';
import { paymentAttempts } from '../../db/tables/purchase/purchase-tables.ts';
import { invoices, type SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { isFor, isWritten, openTotal, partFor, type WrittenInvoice } from '../books/written-invoice.ts';
import { findSubscription } from '../subscriptions/subscription-store.ts';

/** Which contract: its subscription, as it was bought. */
type ContractRow = Pick<SubscriptionRow, 'realm' | 'accountId' | 'licenceId' | 'purchasedAt'>;

/** What is given back of an invoice, its tax included. @property from where only the days from then on are given back @property credited what the days of another licence were credited for: when they ended, and as what they were bought */
export interface PaidPart { invoice: WrittenInvoice; amount: number; from?: number; credited?: { endedAt: number; sku: string } }

/** Everything that was paid under a contract. A gift for somebody else is none of it. */
async function paidUnder(db: Database, { realm, accountId, licenceId, purchasedAt }: ContractRow): Promise<WrittenInvoice[]> {
  const given = db.select({ id: gifts.id }).from(gifts).where(eq(gifts.accountId, accountId));
  const isOwn = or(isNull(paymentAttempts.basketId), notInArray(paymentAttempts.basketId, given));
  const attempts = db.select({ id: paymentAttempts.id }).from(paymentAttempts).where(and(eq(paymentAttempts.accountId, accountId), isOwn));
  const under = and(eq(invoices.realm, realm), eq(invoices.accountId, accountId), isFor(licenceId), gte(invoices.issuedAt, purchasedAt), inArray(invoices.attemptId, attempts));
  const written = (await db.select().from(invoices).where(under).orderBy(invoices.number)).filter(isWritten);
  const reversed = new Set(written.map(({ reversedNumber }) => reversedNumber));
  return written.filter(({ kind, number }) => kind === 'INVOICE' && !reversed.has(number)).flatMap((invoice) => partFor(invoice, licenceId));
}

/** The change of plan that a contract began with. */
export async function changeOf(db: Database, { realm, accountId, licenceId, purchasedAt }: ContractRow): Promise<PlanFacts | undefined> {
  const paid = and(eq(paymentAttempts.realm, realm), eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.licenceId, licenceId), eq(paymentAttempts.state, 'SUCCEEDED'));
  const changes = (await db.select({ purpose: paymentAttempts.purpose }).from(paymentAttempts).where(paid)).flatMap(({ purpose }) => (purpose?.kind === 'PLAN' ? [purpose.facts] : []));
  return changes.find(({ targetId, startsAt }) => targetId === licenceId && startsAt === purchasedAt);
}

/** The price of an invoice as its licence states it: with the tax that is a part of it, without one on top. */
const priceOf = ({ total, net, paper }: WrittenInvoice): number => (paper.tax.inclusive ? total : net);

/** The last invoice of a contract by a moment, which paid for the period that ran then. */
async function lastInvoice(db: Database, { realm, accountId, licenceId, purchasedAt }: ContractRow, until: number): Promise<WrittenInvoice | undefined> {
  const paid = and(eq(invoices.realm, realm), eq(invoices.accountId, accountId), isFor(licenceId), eq(invoices.kind, 'INVOICE'), gte(invoices.issuedAt, purchasedAt), lte(invoices.issuedAt, until));
  return (await db.select().from(invoices).where(paid).orderBy(desc(invoices.number))).filter(isWritten).flatMap((invoice) => partFor(invoice, licenceId))[0];
}

/**
 * What the licence before was credited for when a contract took its place: days that were paid and not used, and with which the new contract was paid.
 *
 * The period that ran may itself have been paid in part by a credit, which is found in the licence before that one.
 *
 * @param credit what is still to be found, in the price's own integers
 */
export async function creditedFrom(db: Database, { realm, accountId, licenceId, startsAt }: PlanFacts & Pick<ContractRow, 'realm' | 'accountId'>, credit: number): Promise<PaidPart[]> {
  const old = await findSubscription(db, { realm, accountId, licenceId });
  if (!old || credit <= 0 || old.purchasedAt > startsAt) return [];
  const invoice = await lastInvoice(db, old, startsAt);
  const price = invoice ? priceOf(invoice) : 0;
  const found = Math.min(credit, price);
  const amount = invoice && found > 0 ? Math.min(Math.round((invoice.total * found) / price), await openTotal(db, invoice)) : 0;
  const parts: PaidPart[] = invoice && amount > 0 ? [{ invoice, amount, credited: { endedAt: startsAt, sku: old.sku } }] : [];
  const before = await changeOf(db, old);
  return before ? [...parts, ...await creditedFrom(db, { ...before, realm, accountId }, credit - found)] : parts;
}

/** Everything that a contract was paid with: each payment under it, and what was credited to it. */
export async function paidParts(db: Database, row: ContractRow): Promise<PaidPart[]> {
  const paid = (await paidUnder(db, row)).map((invoice): PaidPart => ({ invoice, amount: invoice.total }));
  const change = await changeOf(db, row);
  return change ? [...paid, ...await creditedFrom(db, { ...change, realm: row.realm, accountId: row.accountId }, change.credit + change.carried)] : paid;
}
