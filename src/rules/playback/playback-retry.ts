/** Waits between attempts before the viewer is asked, milliseconds. Chosen: short enough to be waited out. */
const waits = [500, 1500, 4000] as const;

/**
 * How long to wait before the next attempt.
 *
 * @param failedAttempts how often it already failed in a row
 * @returns undefined when it is time to tell the viewer
 * @source design/player.md "Ladder before a dialog"
 */
export function waitBefore(failedAttempts: number): number | undefined {
  return waits[failedAttempts];
}
