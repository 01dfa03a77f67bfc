import type { Destination } from './destination.ts';
import { matchPath } from './match-path.ts';
import { ownAddress } from './own-address.ts';
import type { CountryCode } from './path-sets/path-set-of.ts';
import { queryEntries } from './query-entries.ts';

/** The destination that a path stands for, in the words of whichever deployment, with its query and fragment; undefined for a path of no route. */
export function destinationOfPath(path: string, countryCode?: CountryCode): Destination | undefined {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(ownAddress(path, countryCode)) ?? [];
  const match = matchPath(pathname, countryCode);
  if (!match) return undefined;
  const query = Object.fromEntries(queryEntries(search));
  return { ...match, ...(search ? { query } : {}), ...(hash ? { hash } : {}) } as Destination;
}
