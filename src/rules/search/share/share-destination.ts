import type { RealmSettings } from '../../../contracts/realm/realm-settings.ts';
import type { Destination } from '../../../routing/destination.ts';
import { destinationOf, type CardFacts, type CardSettings } from '../../catalogue/card-destination.ts';

const live = new Set<CardFacts['type']>(['LIVE', 'LIVE_EVENT', 'UPCOMING', 'EPG']);

/**
 * Where a shared link to a title leads. Whoever gets it has an access of their own, so it never leads through a sign-in.
 *
 * @source spec 1 §4.4 "The share link adds a showInterstitial flag when the interstitial video page setting is enabled and the type is not live. Share flow uses view type series for series."
 */
export function shareDestination(item: CardFacts, settings: CardSettings & Pick<RealmSettings, 'countryCode'>): Destination {
  const to = destinationOf({ ...item, accessLevel: 'GRANTED' }, undefined, settings);
  return settings.flags.interstitialPage && !live.has(item.type) ? { ...to, query: { ...to.query, showInterstitial: 'true' } } : to;
}
