import type { LabelKey } from '../realm/fallback-texts.ts';

/** Why a title does not play, and what the viewer can do about it. */
export interface PlaybackOutcome {
  kind:
    | 'sign-in' | 'purchase' | 'profile' | 'geoblocked'
    | 'not-available' | 'not-found' | 'not-live' | 'not-started' | 'has-ended'
    | 'forbidden' | 'conflict' | 'unreachable' | 'broken-answer' | 'unplayable' | 'default';
  /** The label that tells the viewer. */
  labelKey: LabelKey;
  /** Licences that would let this viewer watch. */
  licences: string[];
  /** For the failure panel and logs. */
  code: string;
  /** The same request may work later. */
  retryable: boolean;
}

type Kind = PlaybackOutcome['kind'];

/** What each outcome says. Keys of spec 1 §8 keep their spelling, the rest is chosen. */
const labels: Record<Kind, LabelKey> = {
  'sign-in': 'signInToWatch',
  purchase: 'licenceNeeded',
  profile: 'kidPurchasePermissionDenied',
  geoblocked: 'playbackGeoblocked',
  'not-available': 'onlinePlaybackNotAvailable',
  'not-found': 'videoIsNotLive',
  'not-live': 'videoIsNotLive',
  'not-started': 'eventHasNotStarted',
  'has-ended': 'thisEventHasEnded',
  forbidden: 'playbackForbidden',
  conflict: 'playbackConflict',
  unreachable: 'platformUnreachable',
  'broken-answer': 'playbackBrokenAnswer',
  unplayable: 'playbackUnplayable',
  default: 'playbackError',
};

const retryable: readonly Kind[] = ['unreachable', 'broken-answer', 'conflict', 'default', 'unplayable', 'not-live', 'not-started'];

/** @param code what the platform or the engine called it; the kind when nobody named it */
export function playbackOutcome(kind: Kind, licences: string[] = [], code: string = kind): PlaybackOutcome {
  return { kind, labelKey: labels[kind], licences, code, retryable: retryable.includes(kind) };
}

/** Something the viewer can settle and then goes on watching: sign in, buy, ask an adult. */
export function isWaitingForAccess(outcome: PlaybackOutcome | undefined): boolean {
  return outcome?.kind === 'sign-in' || outcome?.kind === 'purchase' || outcome?.kind === 'profile';
}
