import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type GiftPriceRow, giftPrices, type GiftProductRow, giftProducts } from '../../db/tables/purchase/gift-tables.ts';
import { licences } from '../../db/tables/purchase/purchase-tables.ts';
import { textIn } from '../../realm/text-in.ts';
import { PlatformError } from '../../server/platform-error.ts';

/** What a tenant sells as gifts. */
export const giftProductsOf = (db: Database, realm: string): Promise<GiftProductRow[]> =>
  db.select().from(giftProducts).where(eq(giftProducts.realm, realm)).orderBy(asc(giftProducts.position));

/** @throws PlatformError 404 `gift-not-found` */
export async function giftProductOf(db: Database, realm: string, id: string): Promise<GiftProductRow> {
  const [row] = await db.select().from(giftProducts).where(and(eq(giftProducts.realm, realm), eq(giftProducts.id, id)));
  if (!row) throw new PlatformError(404, 'gift-not-found', 'There is no such gift.');
  return row;
}

export const giftPricesOf = (db: Database, realm: string): Promise<GiftPriceRow[]> => db.select().from(giftPrices).where(eq(giftPrices.realm, realm)).orderBy(asc(giftPrices.sku));

/** The price that holds in a country. @throws PlatformError 404 `gift-not-found` for a gift that has none */
export function priceIn(prices: readonly GiftPriceRow[], giftId: string, country: string): GiftPriceRow {
  const own = prices.filter((price) => price.giftId === giftId);
  const price = own.find(({ countries }) => countries?.includes(country)) ?? own.find(({ countries }) => countries === null);
  if (!price) throw new PlatformError(404, 'gift-not-found', 'This gift has no price here.');
  return price;
}

/** The name of a licence, in the reader's language. */
export async function licenceNameIn(db: Database, realm: string, id: string, locale: string): Promise<string> {
  const [row] = await db.select({ names: licences.names }).from(licences).where(and(eq(licences.realm, realm), eq(licences.id, id)));
  return row ? textIn(row.names, locale) : id;
}
