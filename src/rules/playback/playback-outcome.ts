import type { Viewer } from '../../contracts/identity/viewer.ts';
import type { PlaybackDetails } from '../../contracts/playback/playback-details.ts';
import type { CallFailure } from '../../contracts/wire/call-failure.ts';
import { grownUpRefusal } from '../identity/account/grown-up-refusal.ts';
import { needsSignIn } from '../identity/needs-sign-in.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

/** Each outcome with its label, and whether the same request may work later. @source spec 1 §8; chosen: the keys that it does not name, and words of its own for a video on demand, which never is live */
const outcomes = {
  'sign-in': ['signInToWatch', false],
  purchase: ['licenceNeeded', false],
  profile: ['kidPurchasePermissionDenied', false],
  geoblocked: ['playbackGeoblocked', false],
  'not-available': ['onlinePlaybackNotAvailable', false],
  'not-found': ['videoNotFound', false],
  'not-live': ['videoIsNotLive', true],
  'not-started': ['eventHasNotStarted', true],
  'has-ended': ['thisEventHasEnded', false],
  forbidden: ['playbackForbidden', false],
  conflict: ['playbackConflict', true],
  unreachable: ['platformUnreachable', true],
  'broken-answer': ['playbackBrokenAnswer', true],
  unplayable: ['playbackUnplayable', true],
  default: ['playbackError', true],
} as const satisfies Record<string, [LabelKey, boolean]>;

export type PlaybackOutcomeKind = keyof typeof outcomes;

/** Why a title does not play, and what the viewer can do about it. */
export interface PlaybackOutcome {
  kind: PlaybackOutcomeKind;
  /** The label that tells the viewer. */
  labelKey: LabelKey;
  /** Licences that would let this viewer watch. */
  licences: string[];
  /** For the failure panel and logs. */
  code: string;
  /** The same request may work later. */
  retryable: boolean;
  /** When the title can be watched first, epoch milliseconds; absent where no moment is known. */
  startsAt?: number;
}

/** @param code of the platform or the engine; the kind when there is none */
export function playbackOutcome(kind: PlaybackOutcomeKind, licences: string[] = [], code: string = kind): PlaybackOutcome {
  const [labelKey, retryable] = outcomes[kind];
  return { kind, labelKey, licences, code, retryable };
}

/** Whether the viewer can resolve it and then watch: sign in, buy, ask an adult. */
export function isWaitingForAccess(outcome: PlaybackOutcome | undefined): boolean {
  return outcome?.kind === 'sign-in' || outcome?.kind === 'purchase' || outcome?.kind === 'profile';
}

/** Whether the passing of time settles it: an event that has not started, a premiere that is scheduled. */
export function isWaitingForTime(outcome: PlaybackOutcome | undefined): boolean {
  return outcome?.startsAt !== undefined;
}

type Title = Pick<PlaybackDetails, 'accessLevel' | 'onlinePlayback' | 'licences' | 'playerUrlCallback' | 'startDate' | 'endDate' | 'replacementVodId' | 'premiereRelease'>;

/**
 * Why a title that the platform knows does not play for this viewer.
 *
 * @param now epoch milliseconds on the platform's clock
 * @returns undefined when it plays
 * @source spec 1 §4.1 "Access and playback"; chosen: not-started, as the spec names only the ended event
 */
export function outcomeOfTitle(title: Title, viewer: Viewer | undefined, kind: 'vod' | 'live', now: number): PlaybackOutcome | undefined {
  const { licences, accessLevel, startDate, endDate, playerUrlCallback, replacementVodId } = title;
  if (accessLevel === 'GEOBLOCKED') return playbackOutcome('geoblocked');
  if (accessLevel === 'DENIED') return accessOutcome(deniedKind(viewer), viewer, licences);
  if (needsSignIn(title, viewer) || (accessLevel === 'GRANTED_ON_SIGN_IN' && !playerUrlCallback)) return accessOutcome('sign-in', viewer, licences);
  if (title.onlinePlayback === 'NOT_AVAILABLE') return startingAt(playbackOutcome('not-available', licences), title.premiereRelease?.start, now);
  const isOver = replacementVodId !== undefined || (endDate !== undefined && endDate <= now);
  if (kind === 'live' && isOver) return playbackOutcome('has-ended');
  if (playerUrlCallback) return undefined;
  if (kind === 'live') return startingAt(playbackOutcome(startDate !== undefined && startDate > now ? 'not-started' : 'not-live'), startDate, now);
  return playbackOutcome('forbidden', licences);
}

function startingAt(outcome: PlaybackOutcome, moment: number | undefined, now: number): PlaybackOutcome {
  return moment !== undefined && moment > now ? { ...outcome, startsAt: moment } : outcome;
}

/** Codes of a geo-block. */
const outsideRegion = ['outside-region', 'GEOBLOCKED'];
const byStatus: Readonly<Record<number, PlaybackOutcomeKind>> = { 403: 'forbidden', 409: 'conflict' };

/**
 * What a refused or failed playback call means for the viewer.
 *
 * Access denied brings its licences, so that the purchase can open; a child profile cannot buy.
 *
 * @source spec 1 §8 "Playback by status", "Access denied throws the licences"; chosen: 401 gives the sign-in prompt
 */
export function outcomeOfFailure(failure: CallFailure & { code: string }, viewer: Viewer | undefined, kind: 'vod' | 'live'): PlaybackOutcome {
  const { status, code, body } = failure;
  const licences = body?.details?.licences ?? [];
  const as = (outcome: PlaybackOutcomeKind) => playbackOutcome(outcome, [], code);
  if (failure.kind === 'unreachable' || failure.kind === 'aborted') return as('unreachable');
  if (failure.kind === 'contract-broken') return as('broken-answer');
  if (failure.kind === 'not-permitted') return as('forbidden');
  if (outsideRegion.includes(code)) return as('geoblocked');
  if (code === 'notWhileImpersonating') return { ...as('forbidden'), labelKey: code };
  if (licences.length > 0) return accessOutcome(deniedKind(viewer), viewer, licences, code);
  if (status === 401) return accessOutcome('sign-in', viewer, [], code);
  if (status === 404) return as(kind === 'live' ? 'not-live' : 'not-found');
  return as(byStatus[status] ?? 'default');
}

/** A guest whose session the platform ended may hold what it takes: they sign in again before they buy anything. */
function accessOutcome(kind: PlaybackOutcomeKind, viewer: Viewer | undefined, licences: string[], code?: string): PlaybackOutcome {
  const outcome = playbackOutcome(kind, licences, code);
  if (kind === 'profile') return { ...outcome, labelKey: grownUpRefusal(viewer) ?? outcome.labelKey };
  if (!viewer?.sessionEnded) return outcome;
  return { ...playbackOutcome('sign-in', licences, code), labelKey: 'signInAgainToWatch' };
}

function deniedKind(viewer: Viewer | undefined): PlaybackOutcomeKind {
  return grownUpRefusal(viewer) ? 'profile' : 'purchase';
}
