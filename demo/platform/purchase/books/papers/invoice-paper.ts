import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { guestBuyers } from '../../../db/tables/purchase/gift-tables.ts';
import { licences } from '../../../db/tables/purchase/purchase-tables.ts';
import type { InvoicePaper, PaperLine } from '../../../db/tables/purchase/subscription-tables.ts';
import { realms } from '../../../db/tables/realm-tables.ts';
import { accounts } from '../../../db/tables/viewer-tables.ts';
import { textIn } from '../../../realm/text-in.ts';
import { billedAt } from '../../billing/billed-at.ts';
import { billingOf } from '../../billing/billing-store.ts';
import { taxAreaOf, taxIn } from '../../billing/own-tax.ts';

/** Whose invoice it is, and what for. */
interface Sold { realm: string; accountId: string; licenceId: string; locale: string; name?: string; from: number; until: number | null; parts?: readonly { licenceId: string; until: number | null }[] }

type Buyer = Omit<InvoicePaper['buyer'], 'billed'>;

/** A member, or a guest who is known by an e-mail alone. */
async function buyerOf(tx: Database, id: string): Promise<Buyer | undefined> {
  const [account] = await tx.select({ name: accounts.name, email: accounts.email, country: accounts.country }).from(accounts).where(eq(accounts.id, id));
  if (account) return account;
  const [guest] = await tx.select({ email: guestBuyers.email }).from(guestBuyers).where(eq(guestBuyers.id, id));
  return guest && { name: '', country: '', ...guest };
}

async function nameOf(tx: Database, realm: string, licenceId: string, locale: string): Promise<string> {
  const [licence] = await tx.select({ names: licences.names }).from(licences).where(and(eq(licences.realm, realm), eq(licences.id, licenceId)));
  return licence ? textIn(licence.names, locale) : licenceId;
}

/** What was sold beside the first. */
async function moreLinesOf(tx: Database, { realm, locale, from, parts = [] }: Sold): Promise<Pick<InvoicePaper, 'moreLines'>> {
  const moreLines: PaperLine[] = [];
  for (const { licenceId, until } of parts.slice(1)) moreLines.push({ name: await nameOf(tx, realm, licenceId, locale), from, until });
  return moreLines.length === 0 ? {} : { moreLines };
}

/** The words of an invoice as they are now: who is billed, with their own tax; undefined for a tenant or a buyer that is gone. */
export async function paperOf(tx: Database, sold: Sold): Promise<InvoicePaper | undefined> {
  const { realm, accountId, licenceId, locale, name, from, until } = sold;
  const [tenant] = await tx.select({ seller: realms.seller, tax: realms.tax, billing: realms.billing }).from(realms).where(eq(realms.realm, realm));
  const [buyer, details] = [await buyerOf(tx, accountId), await billingOf(tx, accountId)];
  if (!tenant || !buyer) return undefined;
  const { percent, inclusive } = taxIn(tenant.tax, details?.address, undefined);
  const area = taxAreaOf(details?.address, locale);
  return {
    locale, seller: tenant.seller, line: { name: name ?? await nameOf(tx, realm, licenceId, locale), from, until }, ...await moreLinesOf(tx, sold),
    buyer: details ? { ...buyer, country: buyer.country || details.address.country, billed: billedAt(tenant, details, locale) } : buyer,
    tax: { percent, inclusive, ...(area ? { area } : {}) },
  };
}
