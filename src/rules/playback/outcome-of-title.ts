import type { PlaybackDetails } from '../../contracts/playback/playback-details.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { playbackOutcome, type PlaybackOutcome } from './playback-outcome.ts';

type Title = Pick<PlaybackDetails, 'accessLevel' | 'onlinePlayback' | 'licences' | 'playerUrlCallback' | 'startDate' | 'endDate'>;

/**
 * Why a title that the platform knows does not play for this viewer.
 *
 * @param now epoch milliseconds on the platform's clock
 * @returns undefined when it plays
 * @source spec 1 §4.1 "Access and playback"; not started chosen: the spec names only the ended event
 */
export function outcomeOfTitle(title: Title, viewer: Viewer | undefined, kind: 'vod' | 'live', now: number): PlaybackOutcome | undefined {
  const { licences } = title;
  if (title.accessLevel === 'GEOBLOCKED') return playbackOutcome('geoblocked');
  if (title.accessLevel === 'DENIED') return playbackOutcome(viewer?.profileType === 'child' ? 'profile' : 'purchase', licences);
  if (title.accessLevel === 'GRANTED_ON_SIGN_IN' && (viewer?.who !== 'member' || !title.playerUrlCallback)) return playbackOutcome('sign-in', licences);
  if (title.onlinePlayback === 'NOT_AVAILABLE') return playbackOutcome('not-available', licences);
  if (kind === 'live' && title.endDate !== undefined && title.endDate <= now) return playbackOutcome('has-ended');
  if (title.playerUrlCallback) return undefined;
  if (kind === 'live') return playbackOutcome(title.startDate !== undefined && title.startDate > now ? 'not-started' : 'not-live');
  return playbackOutcome('forbidden', licences);
}
