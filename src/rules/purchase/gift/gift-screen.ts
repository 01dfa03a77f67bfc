import type { Destination } from '../../../routing/destination.ts';
import type { PathMatch } from '../../../routing/match-path.ts';
import type { IdentityScreen, ScreenRoute } from '../../identity/identity-screen.ts';

/** Where a sign-in on a gift's route leads: to its payment, or to what a code opens. */
function onwardOf(match: PathMatch): Destination | undefined {
  switch (match.name) {
    case 'gift-login': case 'gift-login-redirect': return { name: 'gift-pay', params: match.params.giftId === undefined ? {} : { giftId: match.params.giftId } };
    case 'gift-redeem-login': case 'gift-redeem-register': return { name: 'gift-redeem', query: { redeemCode: match.params.redeemCode } };
    default: return undefined;
  }
}

/**
 * The screen of a gift's sign-in route; undefined for any other route.
 *
 * The code of a gift stands in the address, as the spec has it, so that nothing is lost by a reload; `from` leads on to it, through a provider's page too.
 *
 * @source spec 3 §2 "gift login (giftId), and gift redemption login (redeemCode), each with a per-provider sub-path"
 */
export function giftScreenOf(match: PathMatch, pathOf: (to: Destination) => string): IdentityScreen | undefined {
  const onward = onwardOf(match);
  if (!onward) return undefined;
  const params: IdentityScreen['params'] = match.params;
  const query = { from: pathOf(onward) };
  if (match.name === 'gift-redeem-register') return { name: 'signup', params, query };
  const provided = params['authProvider'];
  const name: ScreenRoute = match.name === 'gift-redeem-login' ? 'gift-redeem-login' : 'gift-login';
  return provided === undefined ? { name, params, query } : { name: 'login-provider', params, query };
}
