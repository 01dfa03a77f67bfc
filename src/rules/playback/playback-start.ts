/** Seconds below which a title starts over. chosen: so little is quicker watched again */
const WORTH_RESUMING = 5;
/** Part of a title after which it starts over. chosen: what follows is credits */
const NEARLY_OVER = 0.95;

/**
 * The position at which a title starts for this viewer, in seconds.
 *
 * @param wanted a requested position; takes precedence over the progress
 * @param watched seconds already watched by this profile
 * @param duration seconds, if known
 * @source spec 1 §2.2 "resume-progress", §3 watchProgress
 */
export function startPositionOf(wanted: number | undefined, watched = 0, duration?: number): number {
  if (wanted !== undefined) return Math.max(0, wanted);
  if (watched < WORTH_RESUMING) return 0;
  return duration !== undefined && watched > duration * NEARLY_OVER ? 0 : watched;
}
