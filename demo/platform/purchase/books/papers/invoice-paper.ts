import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { licences } from '../../../db/tables/purchase/purchase-tables.ts';
import type { InvoicePaper } from '../../../db/tables/purchase/subscription-tables.ts';
import { realms } from '../../../db/tables/realm-tables.ts';
import { accounts } from '../../../db/tables/viewer-tables.ts';
import { textIn } from '../../../realm/text-in.ts';

/** Whose invoice it is, and what for. */
interface Sold { realm: string; accountId: string; licenceId: string; locale: string; name?: string; from: number; until: number | null }

/** The words of an invoice as they are now; undefined for a tenant that is gone, and for a buyer without an account. */
export async function paperOf(tx: Database, { realm, accountId, licenceId, locale, name, from, until }: Sold): Promise<InvoicePaper | undefined> {
  const [tenant] = await tx.select({ seller: realms.seller, tax: realms.tax }).from(realms).where(eq(realms.realm, realm));
  const [account] = await tx.select({ name: accounts.name, email: accounts.email, country: accounts.country }).from(accounts).where(eq(accounts.id, accountId));
  const [licence] = await tx.select({ names: licences.names }).from(licences).where(and(eq(licences.realm, realm), eq(licences.id, licenceId)));
  if (!tenant || !account) return undefined;
  return { locale, seller: tenant.seller, buyer: account, line: { name: name ?? (licence ? textIn(licence.names, locale) : licenceId), from, until }, tax: tenant.tax };
}
