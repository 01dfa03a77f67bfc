import type { PlaybackOutcomeKind } from './playback-outcome.ts';

/** Milliseconds between automatic attempts. chosen: short enough for a viewer to wait */
const waits = [500, 1500, 4000] as const;

/**
 * How long to wait before the next attempt.
 *
 * @param failedAttempts failures in a row so far
 * @returns undefined when no further attempt is made and the viewer is told
 * @source design/player.md "Ladder before a dialog"
 */
export function waitBefore(failedAttempts: number): number | undefined {
  return waits[failedAttempts];
}

/** Milliseconds before the failure panel opens the title again by itself. chosen: soon at first, and never so seldom that a viewer gives up */
const REOPEN = { first: 5000, longest: 60_000 };

/**
 * How long the failure panel waits before it opens the title again by itself: twice as long after each failure.
 *
 * @param failures failures in a row so far
 * @param chance 0–1; spreads the players of a broken platform, so that they do not all come back in one moment
 * @returns milliseconds, up to a fifth less than the full wait
 */
export function waitBeforeReopening(failures: number, chance: number): number {
  return Math.min(REOPEN.longest, REOPEN.first * 2 ** failures) * (1 - chance / 5);
}

const mayHeal: ReadonlySet<PlaybackOutcomeKind> = new Set(['unreachable', 'broken-answer', 'default']);

/**
 * Whether opening the title again later may help without anything that the viewer does.
 *
 * @param outcome why the platform did not let the title play
 * @param failureKind what stopped the stream: a refused key or bytes that cannot be shown stay as they are
 */
export function isWorthReopening(outcome: PlaybackOutcomeKind | undefined, failureKind: 'expired' | 'network' | 'stall' | 'media' | 'drm' | undefined): boolean {
  return outcome ? mayHeal.has(outcome) : failureKind !== undefined && failureKind !== 'media' && failureKind !== 'drm';
}
