import type { ItemRow } from '../db/tables/catalogue-tables.ts';
import type { RequestPlace } from '../realm/request-place.ts';

/** Where an item may be watched. */
export type Territory = Pick<ItemRow, 'allowedCountries' | 'blockedCountries'>;

/**
 * Whether an item may not be watched from this place.
 *
 * An item with a rule of its own is blocked on every VPN, because the country behind it is not known.
 *
 * @source spec 1 §3 "GEOBLOCKED also appears"; chosen: the rule, as the spec gives none
 */
export function isGeoblocked({ allowedCountries, blockedCountries }: Territory, { country, vpn }: RequestPlace): boolean {
  if (allowedCountries === null && blockedCountries.length === 0) return false;
  return vpn || blockedCountries.includes(country) || (allowedCountries !== null && !allowedCountries.includes(country));
}
