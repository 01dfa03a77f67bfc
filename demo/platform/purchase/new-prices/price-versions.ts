import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type PriceVersionRow, priceVersions } from '../../db/tables/purchase/price-tables.ts';

/** A price of a sku, in integers with its scale. */
type PricedSku = Pick<PriceVersionRow, 'realm' | 'sku' | 'amount' | 'scale' | 'currency'>;

const isOfSku = ({ realm, sku }: Pick<PriceVersionRow, 'realm' | 'sku'>) => and(eq(priceVersions.realm, realm), eq(priceVersions.sku, sku));

/** All versions of a sku's price, the newest first. */
const versionsOf = (db: Database, price: Pick<PriceVersionRow, 'realm' | 'sku'>): Promise<PriceVersionRow[]> => db.select().from(priceVersions).where(isOfSku(price)).orderBy(desc(priceVersions.version));

const sameIn = (versions: PriceVersionRow[], { amount, scale, currency }: PricedSku): PriceVersionRow | undefined =>
  versions.find((one) => one.amount === amount && one.scale === scale && one.currency === currency);

/**
 * The version that a price is; a price that was never asked for the sku becomes its next one.
 *
 * chosen: an amount that comes back is the version that it was, as a version says what was agreed on and not when
 *
 * @param at epoch milliseconds
 */
export async function priceVersionOf(tx: Database, price: PricedSku, at: number): Promise<number> {
  const versions = await versionsOf(tx, price);
  const known = sameIn(versions, price);
  if (known) return known.version;
  const { realm, sku, amount, scale, currency } = price;
  const next = { realm, sku, amount, scale, currency, version: (versions[0]?.version ?? 0) + 1, since: at };
  const written = await tx.insert(priceVersions).values(next).onConflictDoNothing().returning({ version: priceVersions.version });
  // Somebody else wrote the next version meanwhile: it is this price, or another one.
  return written[0]?.version ?? priceVersionOf(tx, price, at);
}
