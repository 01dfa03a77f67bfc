import type { Viewer } from '../../contracts/identity/viewer.ts';
import type { Destination } from '../../routing/destination.ts';
import { pathFor } from '../../routing/path-for.ts';
import type { CountryCode } from '../../routing/path-sets/path-set-of.ts';
import { readQuery, writeQuery } from '../../routing/query-parameters.ts';

/**
 * Where somebody goes who came for a licence of an external provider: to what is sold; a guest signs in first, with what the provider is told.
 *
 * @source spec 2 §2 "External licence redirect page: reads extraParams and code from the query … only redirects"; chosen: where to, as the spec shows none
 */
export function licenceRedirect(query: Readonly<Record<string, string>>, { who }: Pick<Viewer, 'who'>, countryCode?: CountryCode): Destination {
  const [licences, from] = [readQuery(query, 'licences'), readQuery(query, 'from')];
  if (who === 'member') return { name: 'purchase', query: writeQuery({ licences, from }) };
  const [code, extraParams] = [readQuery(query, 'code'), readQuery(query, 'extraParams')];
  return { name: 'login', query: writeQuery({ entryPage: pathFor({ name: 'purchase' }, countryCode), licences, from, code, extraParams }) };
}
