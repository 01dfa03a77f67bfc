import type * as z from 'zod/mini';
import type { giftProduct } from '../../../../src/contracts/purchase/gift.ts';
import { textIn } from '../../realm/text-in.ts';
import type { Caller } from '../../server/request-caller.ts';
import { giftPricesOf, giftProductsOf, licenceNameIn } from './gift-products.ts';

/** All gifts, with their prices. @param caller of `withOwnTax` */
export async function presentGifts({ context: { db }, realm: { realm, tax }, locale, place }: Caller): Promise<z.input<typeof giftProduct>[]> {
  const [rows, prices, { country }] = await Promise.all([giftProductsOf(db, realm), giftPricesOf(db, realm), place()]);
  return Promise.all(rows.map(async (row) => ({
    giftId: row.id, name: textIn(row.names, locale), description: textIn(row.descriptions, locale),
    licenceId: row.licenceId, licenceName: await licenceNameIn(db, realm, row.licenceId, locale), grantsFor: row.grantsFor,
    amounts: prices.filter((price) => price.giftId === row.id).map(({ sku, amount, scale, currency, countries }) => ({
      sku, amount, scale, currency, default: countries === null, local: countries?.includes(country) ?? false, taxInclusive: tax.inclusive,
    })),
  })));
}
