import type { Destination } from './destination.ts';
import { matchInSet, matchPath } from './match-path.ts';
import { pathFor } from './path-for.ts';
import { knownPathSets, type CountryCode } from './path-sets/path-set-of.ts';

/**
 * An address in this deployment's own words, where it was written in those of another: a link that a viewer was sent from another country.
 *
 * Query and fragment stay as they are. Sets that were not fetched are not read: `loadEveryPathSet` comes first.
 *
 * @param address path, query and fragment
 * @returns the address itself where it is this deployment's own already, or no route's in any set
 * @source design/catalogue-and-site.md "a path that belongs to another set redirects to its own"
 */
export function ownAddress(address: string, countryCode?: CountryCode): string {
  const path = address.replace(/[?#].*$/s, '');
  if (matchPath(path, countryCode)) return address;
  for (const set of knownPathSets()) {
    const match = matchInSet(path, set);
    if (match) return pathFor(match as Destination, countryCode) + address.slice(path.length);
  }
  return address;
}
