import type { Viewer } from '../../contracts/identity/viewer.ts';
import { playbackOutcome, type PlaybackOutcome } from './playback-outcome.ts';

/** A failed call, as far as this decision needs it. */
export interface FailedCall {
  kind: 'refused' | 'unreachable' | 'contract-broken' | 'aborted' | 'not-permitted';
  status: number;
  code: string;
  body?: { details?: { licences?: string[] } };
}

/** Codes by which the platform says that the viewer is in the wrong place. */
const outsideRegion = ['outside-region', 'GEOBLOCKED'];

/**
 * What a refused or failed playback call means for the viewer.
 *
 * Access denied brings its licences, so that the purchase can open; a child profile cannot buy.
 *
 * @source spec 1 §8 "Playback by status", "Access denied throws the licences"; 401 of a guest as the sign-in prompt chosen: it is what helps
 */
export function outcomeOfFailure(failure: FailedCall, viewer: Viewer | undefined, kind: 'vod' | 'live'): PlaybackOutcome {
  const { status, code } = failure;
  const licences = failure.body?.details?.licences ?? [];
  if (failure.kind === 'unreachable' || failure.kind === 'aborted') return playbackOutcome('unreachable', [], code);
  if (failure.kind === 'contract-broken') return playbackOutcome('broken-answer', [], code);
  if (outsideRegion.includes(code)) return playbackOutcome('geoblocked', [], code);
  if (licences.length > 0) return playbackOutcome(viewer?.profileType === 'child' ? 'profile' : 'purchase', licences, code);
  if (status === 401) return playbackOutcome('sign-in', [], code);
  if (status === 403 || failure.kind === 'not-permitted') return playbackOutcome('forbidden', [], code);
  if (status === 404) return playbackOutcome(kind === 'live' ? 'not-live' : 'not-found', [], code);
  if (status === 409) return playbackOutcome('conflict', [], code);
  return playbackOutcome('default', [], code);
}
