import { PlatformError } from '../server/platform-error.ts';
import type { MemberCaller } from '../server/request-caller.ts';

/** Children change nothing that is paid for. @throws PlatformError 403 `kidPurchasePermissionDenied` @source spec 2 §6 */
export function guardAdult({ user }: MemberCaller): void {
  if (user.pro.tp === 'child') throw new PlatformError(403, 'kidPurchasePermissionDenied');
}

/**
 * Refuses purchases to child profiles, outside of the countries of sale and on a VPN.
 *
 * @throws PlatformError 403 `kidPurchasePermissionDenied`, `vpnErrorMessage`, `signupGeoRestriction`
 * @source spec 2 §6, §8 "Geo/VPN"
 */
export async function guardPurchaser(caller: MemberCaller): Promise<void> {
  guardAdult(caller);
  const { realm, place } = caller;
  const { country, vpn } = await place();
  if (vpn) throw new PlatformError(403, 'vpnErrorMessage');
  if (realm.saleCountries && !realm.saleCountries.includes(country)) throw new PlatformError(403, 'signupGeoRestriction');
}
