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
