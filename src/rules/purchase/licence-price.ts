import type { AmountEntry, Licence } from '../../contracts/purchase/licence.ts';
import type { Price } from './price-text.ts';

/** What a licence costs this viewer, and the sku that puts it into the basket. */
export interface LicencePrice extends Price {
  sku: string;
}

/** The entry that counts for a viewer: the local one, else the default one. */
export const priceEntry = ({ amounts }: Pick<Licence, 'amounts'>): AmountEntry | undefined => amounts.find(({ local }) => local) ?? amounts.find((one) => one.default);

/**
 * The price a viewer pays: the local one, else the default one, else 0.
 *
 * @source spec 2 §3 "the local entry is preferred, then the default entry, else amount 0"; chosen: a licence without any amount goes into the basket by its own id
 */
export function licencePrice({ licenceId, amounts }: Pick<Licence, 'licenceId' | 'amounts'>): LicencePrice {
  const entry = priceEntry({ amounts });
  if (entry) return { sku: entry.sku, amount: entry.amount, scale: entry.scale, currency: entry.currency };
  const [first] = amounts;
  return { sku: first?.sku ?? licenceId, amount: 0, scale: first?.scale ?? 0, currency: first?.currency ?? '' };
}
