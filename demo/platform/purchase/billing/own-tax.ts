import { eq } from 'drizzle-orm';
import type { AddressValue } from '../../../../src/contracts/identity/form-field.ts';
import type { BillingSummary } from '../../../../src/contracts/purchase/billing-details.ts';
import type { Database } from '../../db/database.ts';
import { type BillingRow, billingDetails } from '../../db/tables/purchase/billing-tables.ts';
import type { RealmRow, TaxSeed } from '../../db/tables/realm-tables.ts';
import { areaNameOf, presentBilling } from './present-billing.ts';
import { taxByLaw } from './tax-by-law.ts';
import { usTax } from './us-tax.ts';

/**
 * The tax of a tenant's prices for one customer.
 *
 * chosen: the tenant's own rate but where the law says another one, as in the US, where the price is without tax and the state says what comes on top. Where
 * somebody is billed stands before where they are: a traveller pays the tax of home
 *
 * @param country where the request comes from, for whoever has given no address
 */
export function taxIn(tax: TaxSeed, address: AddressValue | undefined, country: string | undefined): TaxSeed {
  const own = address?.country ?? country;
  return own === 'US' ? usTax(address?.administrativeLevel1) : taxByLaw(own) ?? tax;
}

/** The state that says what comes on top; undefined where the tenant's own rate holds. */
export const taxAreaOf = (address: AddressValue | undefined, locale: string): string | undefined => (address?.country === 'US' ? areaNameOf(address, locale) : undefined);

async function rowOf(db: Database, accountId: string): Promise<BillingRow | undefined> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.accountId, accountId));
  return row;
}

/** The tax of an account that nobody asks for now: a renewal. */
export const taxOfAccount = async (db: Database, tax: TaxSeed, accountId: string): Promise<TaxSeed> => taxIn(tax, (await rowOf(db, accountId))?.address, undefined);

/** Who looks at prices, as far as the tax depends on it. */
interface Taxed {
  context: { db: Database };
  realm: RealmRow;
  user: { id: string; isGuest: boolean } | undefined;
  locale?: string;
  /** Left out by what goes on without a request: only whoever has given an address pays another tax then. */
  place?(): Promise<{ country: string }>;
}

/** The same caller, for whom the tenant's tax is their own, and who is billed as far as it is known. */
export async function withOwnTax<C extends Taxed>(caller: C, db = caller.context.db): Promise<C & { billing?: BillingSummary }> {
  const { realm, user, locale = realm.settings.defaultLocale, place } = caller;
  const row = user && !user.isGuest ? await rowOf(db, user.id) : undefined;
  const country = row ? undefined : (await place?.())?.country;
  return { ...caller, realm: { ...realm, tax: taxIn(realm.tax, row?.address, country) }, ...(row ? { billing: presentBilling(realm, row, locale) } : {}) };
}
