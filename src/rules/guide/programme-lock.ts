import type { GuideChannel } from '../../contracts/guide/guide-window.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { needsSignIn } from '../identity/needs-sign-in.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

/**
 * Why a channel's programmes are locked for this viewer, as the label of the locked badge.
 *
 * @returns undefined when they are open
 * @source spec 1 §2.4 "a locked badge shows the sign-in-to-watch or purchase label"; chosen: a sign-in-only channel is
 *   open to a member, and a geo-blocked one has a label of its own
 */
export function programmeLockOf(channel: Pick<GuideChannel, 'accessLevel'>, viewer: Viewer | undefined): LabelKey | undefined {
  if (needsSignIn(channel, viewer)) return 'signInToWatch';
  if (channel.accessLevel === 'DENIED') return 'purchaseToWatch';
  return channel.accessLevel === 'GEOBLOCKED' ? 'notAvailableHere' : undefined;
}
