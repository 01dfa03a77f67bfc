import { PlatformError } from '../server/platform-error.ts';
import type { MemberCaller } from '../server/request-caller.ts';

/**
 * Refuses purchases to child profiles, outside of the countries of sale and on a VPN.
 *
 * @throws PlatformError 403 `kidPurchasePermissionDenied`, `vpnErrorMessage`, `signupGeoRestriction`
 * @source spec 2 §6, §8 "Geo/VPN"
 */
export async function guardPurchaser({ user, realm, place }: MemberCaller): Promise<void> {
  if (user.pro.tp === 'child') throw new PlatformError(403, 'kidPurchasePermissionDenied');
  const { country, vpn } = await place();
  if (vpn) throw new PlatformError(403, 'vpnErrorMessage');
  if (realm.saleCountries && !realm.saleCountries.includes(country)) throw new PlatformError(403, 'signupGeoRestriction');
}
