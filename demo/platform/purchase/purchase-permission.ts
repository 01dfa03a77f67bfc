import { PlatformError } from '../server/platform-error.ts';
import type { Caller, MemberCaller } from '../server/request-caller.ts';

/** Children change nothing that is paid for. @throws PlatformError 403 `kidPurchasePermissionDenied` @source spec 2 §6 */
export function guardAdult({ user }: MemberCaller): void {
  if (user.pro.tp === 'child') throw new PlatformError(403, 'kidPurchasePermissionDenied');
}

/** Why nothing is sold where a request comes from; undefined where it is. @source spec 2 §2, §8 "Geo/VPN" */
export async function placeRefusal({ realm, place }: Pick<Caller, 'realm' | 'place'>): Promise<'vpnErrorMessage' | 'signupGeoRestriction' | undefined> {
  const { country, vpn } = await place();
  if (vpn) return 'vpnErrorMessage';
  return realm.saleCountries && !realm.saleCountries.includes(country) ? 'signupGeoRestriction' : undefined;
}

/**
 * Refuses purchases to child profiles, outside of the countries of sale and on a VPN.
 *
 * @throws PlatformError 403 `kidPurchasePermissionDenied`, `vpnErrorMessage`, `signupGeoRestriction`
 * @source spec 2 §6, §8 "Geo/VPN"
 */
export async function guardPurchaser(caller: MemberCaller): Promise<void> {
  guardAdult(caller);
  const refusal = await placeRefusal(caller);
  if (refusal) throw new PlatformError(403, refusal);
}
