import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { isLiveNow, startsAt } from './live-now.ts';
import { needsSignIn } from '../identity/needs-sign-in.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

/** What a card says of itself on its picture. `locked` waits for a sign-in, `premium` for a purchase. */
export type CardBadge = 'live' | 'upcoming' | 'locked' | 'premium' | 'unavailable';

/** The label of each badge. */
export const badgeLabelKeys: Record<CardBadge, LabelKey> = {
  live: 'liveNow',
  upcoming: 'upcoming',
  locked: 'signInToWatch',
  premium: 'purchaseToWatch',
  unavailable: 'notAvailableHere',
};

/**
 * The badges of a card: first when it is on, then what stands between it and the viewer.
 *
 * @source spec 1 §2.4 "a locked badge shows the sign-in-to-watch or purchase label", §4.1; chosen: a member's
 *   sign-in-only content is open, and what is blocked where the viewer is says so
 */
export function badgesOf(item: ContentItem, viewer: Viewer | undefined, now: number): CardBadge[] {
  const badges: CardBadge[] = [];
  if (isLiveNow(item, now)) badges.push('live');
  else if (startsAt(item, now) !== undefined) badges.push('upcoming');
  if (needsSignIn(item, viewer)) badges.push('locked');
  if (item.accessLevel === 'DENIED') badges.push('premium');
  if (item.accessLevel === 'GEOBLOCKED') badges.push('unavailable');
  return badges;
}
