import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoices, type SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { accountOfEmail } from '../../identity/mail/mailed-account.ts';
import { subscriptionsOf } from '../subscriptions/subscription-store.ts';
import { contractIn, type NamedContract } from '../books/invoice-name.ts';
import { byLicence, isWritten, type WrittenInvoice } from '../books/written-invoice.ts';
import { type PaidPart, paidParts } from './paid-parts.ts';
import { withoutUsedDays } from './used-days.ts';
import { withdrawalEnd } from './withdrawal-law.ts';

/** A contract that may be withdrawn from, with what it was paid with. `invoice` names it: its first own one; the one that it was credited from where nothing more was paid. */
export interface Contract { row: SubscriptionRow; invoice: WrittenInvoice; parts: readonly PaidPart[] }

/** The contracts of an account that are not over and were paid for. A title by the view that was played for a minute is none, as the checkout says. @source Directive 2011/83/EU art. 16(m) */
async function openContracts(db: Database, owner: Pick<SubscriptionRow, 'realm' | 'accountId'>, now: number): Promise<Contract[]> {
  const open = (await subscriptionsOf(db, owner)).filter(({ status, paused, begunAt }) => (status !== 'EXPIRED' || paused) && begunAt === null);
  const found = await Promise.all(open.map(async (row) => ({ row, parts: await withoutUsedDays(db, row, await paidParts(db, row), now) })));
  return found.flatMap(({ row, parts }) => (parts[0] ? [{ row, parts, invoice: parts[0].invoice }] : []));
}

/** The contract that an invoice was paid under, as that invoice names it. Of several licences that were paid at once the one in its place, or the first that is not withdrawn from where none was said. */
async function contractOf(db: Database, invoice: WrittenInvoice, line: number | undefined, now: number): Promise<Contract | undefined> {
  const contracts = await openContracts(db, invoice, now);
  const asked = byLicence(invoice).filter((_part, place) => line === undefined || !invoice.lines || place + 1 === line);
  const own = asked.flatMap((part) => {
    const contract = contracts.find(({ row, parts }) => (!invoice.lines || row.licenceId === part.licenceId) && parts.some(({ invoice: { number }, credited }) => number === part.number && !credited));
    return contract ? [{ ...contract, invoice: part }] : [];
  });
  const credited = contracts.find((contract) => contract.invoice.number === invoice.number && asked.some(({ licenceId }) => licenceId === contract.invoice.licenceId));
  return own[0] ?? (credited && { ...credited, invoice: invoice.lines ? credited.invoice : invoice });
}

const endOf = ({ row, invoice }: Contract): number | undefined => withdrawalEnd(invoice.paper.buyer.country, row.purchasedAt);

/** What somebody who is not signed in means. @param email as `writtenEmail` gives it @returns undefined too where it is somebody else's, or too late */
export async function findContract(db: Database, realm: string, asked: { invoice: string; email: string }, now: number): Promise<Contract | undefined> {
  const named = contractIn(realm, asked.invoice);
  const account = await accountOfEmail(db, realm, asked.email);
  const own = and(eq(invoices.realm, realm), eq(invoices.number, named?.number ?? -1), eq(invoices.accountId, account?.id ?? ''), eq(invoices.kind, 'INVOICE'));
  const [invoice] = await db.select().from(invoices).where(own);
  const contract = isWritten(invoice) ? await contractOf(db, invoice, named?.line, now) : undefined;
  const end = contract && endOf(contract);
  return end !== undefined && end > now ? contract : undefined;
}

/** The contract of an invoice that a mailed link names. chosen: whoever asked in time may press the link a little later */
export async function contractOfInvoice(db: Database, realm: string, { number, line }: NamedContract, now: number): Promise<Contract | undefined> {
  const [invoice] = await db.select().from(invoices).where(and(eq(invoices.realm, realm), eq(invoices.number, number), eq(invoices.kind, 'INVOICE')));
  return isWritten(invoice) ? contractOf(db, invoice, line, now) : undefined;
}

/** The contracts of a member that may be withdrawn from now, each with its first invoice and until when. */
export async function ownContracts(db: Database, owner: Pick<SubscriptionRow, 'realm' | 'accountId'>, now: number): Promise<(Contract & { until: number })[]> {
  return (await openContracts(db, owner, now)).flatMap((contract) => {
    const until = endOf(contract);
    return until !== undefined && until > now ? [{ ...contract, until }] : [];
  });
}
