import type { AccessLevel } from '../../contracts/catalogue/access-level.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import type { Destination } from '../../routing/destination.ts';
import { pathFor } from '../../routing/path-for.ts';
import type { CountryCode } from '../../routing/path-sets/path-set-of.ts';
import { needsSignIn } from './needs-sign-in.ts';

/**
 * The target itself, or the sign-in page on the way to it when signing in is all that this viewer needs.
 *
 * @param viewer undefined while unknown; counts as a guest
 * @source spec 1 §2.3 "with a from query carrying the target path and a state flag saying access is granted on sign-in"
 */
export function throughLogin(item: { accessLevel: AccessLevel }, viewer: Viewer | undefined, countryCode: CountryCode | undefined, target: Destination): Destination {
  if (!needsSignIn(item, viewer)) return target;
  return { name: 'login', query: { from: pathFor(target, countryCode) }, state: { accessGrantedOnSignIn: true } };
}
