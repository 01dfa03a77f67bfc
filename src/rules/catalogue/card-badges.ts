import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { isLiveNow, startsAt } from './live-now.ts';
import { needsSignIn } from '../identity/needs-sign-in.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

/** A badge on a card's picture. `locked` needs a sign-in, `premium` a purchase. */
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
 * The badges of a card: first when it airs, then why it is locked.
 *
 * @source spec 1 §2.4 "a locked badge shows the sign-in-to-watch or purchase label", §4.1; chosen: sign-in-only
 *   content is open to a member, and geo-blocked content has a badge
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
