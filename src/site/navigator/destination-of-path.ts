import type { Destination } from '../../routing/destination.ts';
import { matchPath } from '../../routing/match-path.ts';
import type { CountryCode } from '../../routing/path-sets/path-set-of.ts';

/** The destination that a path of this deployment stands for, with its query and fragment; undefined for a path of no route. */
export function destinationOfPath(path: string, countryCode?: CountryCode): Destination | undefined {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  const match = matchPath(pathname, countryCode);
  if (!match) return undefined;
  const query = Object.fromEntries(new URLSearchParams(search));
  return { ...match, ...(search ? { query } : {}), ...(hash ? { hash } : {}) } as Destination;
}
