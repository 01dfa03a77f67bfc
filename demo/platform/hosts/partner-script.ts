import type { PathMatch } from '../../../src/routing/match-path.ts';
import type { RealmRow } from '../db/tables/realm-tables.ts';
import type { PartnerScriptOrigins } from './content-policy.ts';

/** The provider whose sign-in page, or page of return, a path is: that of one client, and that of an app, are others. */
function namedBy(match: PathMatch | undefined): string | undefined {
  if (match?.name === 'login-provider') return match.params.clientName === undefined ? match.params.authProvider : undefined;
  return match?.name === 'oauth' && match.params.appname === undefined ? match.params.provider : undefined;
}

/**
 * The script that a page may run of its partner: the file itself and the calls below `/workflow/`, nothing else of that host.
 *
 * @returns undefined for every page that is not a sign-in page of a partner with a script
 * @source spec 3 §7 "A third-party sign-in SDK script … loaded"
 */
export function partnerScriptOf({ signIn }: Pick<RealmRow, 'signIn'>, match: PathMatch | undefined): PartnerScriptOrigins | undefined {
  const name = namedBy(match);
  const partner = signIn.providers.find((one) => one.kind === 'partner' && one.name === name);
  return partner?.sdkUri === undefined || partner.baseUri === undefined ? undefined : { script: partner.sdkUri, calls: `${partner.baseUri}/workflow/` };
}
