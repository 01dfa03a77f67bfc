/** Below this it is quicker to start over than to find the place again. Chosen, seconds. */
const WORTH_RESUMING = 5;
/** In the last part of a title there is nothing left to resume. Chosen. */
const NEARLY_OVER = 0.95;

/**
 * The second where a title starts for this viewer.
 *
 * @param wanted what somebody asked for; wins over the progress
 * @param watched seconds already watched by this profile
 * @param duration seconds, if known
 * @source spec 1 §2.2 "resume-progress", §3 watchProgress; limits chosen
 */
export function startPositionOf(wanted: number | undefined, watched = 0, duration?: number): number {
  if (wanted !== undefined) return Math.max(0, wanted);
  if (watched < WORTH_RESUMING) return 0;
  return duration !== undefined && watched > duration * NEARLY_OVER ? 0 : watched;
}
