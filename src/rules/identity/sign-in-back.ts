import { destinationOfPath } from '../../routing/destination-of-path.ts';
import type { AnyDestination, Destination } from '../../routing/destination.ts';
import type { CountryCode } from '../../routing/path-sets/path-set-of.ts';
import { carriedQuery, returnOf } from './sign-in-return.ts';

/**
 * Where the back arrow of a screen of signing in leads; undefined on the main login route, which has none.
 *
 * @source spec 3 §2 "It returns to the gift page, the gift redemption page with redeemCode, the decoded from, or login";
 *   chosen: the code of a redemption travels as `redeemCode`, and the login route keeps what the sign-in is for
 */
export function signInBack({ name, params = {}, query = {} }: AnyDestination, countryCode?: CountryCode): Destination | undefined {
  const { giftId, redeemCode } = params;
  if (name === 'login') return undefined;
  if (name === 'gift-redeem-login' && redeemCode) return { name: 'gift-redeem', query: { redeemCode } };
  if (name === 'gift-login') return { name: 'gift', params: giftId ? { giftId } : {} };
  const from = returnOf(query['from'], countryCode);
  return (from && destinationOfPath(from, countryCode)) || { name: 'login', query: carriedQuery(query) };
}
