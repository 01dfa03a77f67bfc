import { matchPath } from '../../routing/match-path.ts';
import { ownAddress } from '../../routing/own-address.ts';
import { pathFor } from '../../routing/path-for.ts';
import type { CountryCode } from '../../routing/path-sets/path-set-of.ts';
import { safeReturn } from '../../routing/safe-return.ts';
import { returnOf } from './sign-in-return.ts';

/** Where a viewer goes after signing out: to `from`, which may point at the sign-in page; else home. @source spec 3 §8 "goes to logout with a from pointing at login" */
export function afterSignOut(query: Readonly<Record<string, string>>, countryCode?: CountryCode): string {
  const from = ownAddress(safeReturn(query['from']), countryCode);
  const isLogin = matchPath(from.replace(/[?#].*$/s, ''), countryCode)?.name === 'login';
  return (isLogin ? from : returnOf(query['from'], countryCode)) ?? pathFor({ name: 'home' }, countryCode);
}
