import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';

/** Why nothing is sold where a request comes from; undefined where it is. @source spec 2 §2, §8 "Geo/VPN" */
export async function placeRefusal({ realm, place }: Pick<Caller, 'realm' | 'place'>): Promise<'vpnErrorMessage' | 'signupGeoRestriction' | undefined> {
  const { country, vpn } = await place();
  if (vpn) return 'vpnErrorMessage';
  return realm.saleCountries && !realm.saleCountries.includes(country) ? 'signupGeoRestriction' : undefined;
}

/**
 * Refuses purchases outside of the countries of sale and on a VPN.
 *
 * @throws PlatformError 403 `vpnErrorMessage`, `signupGeoRestriction`
 * @source spec 2 §6, §8 "Geo/VPN"
 */
export async function guardPlace(caller: Pick<Caller, 'realm' | 'place'>): Promise<void> {
  const refusal = await placeRefusal(caller);
  if (refusal) throw new PlatformError(403, refusal);
}
