/** Milliseconds that nobody sees. */
const UNSEEN = 40;
/** Milliseconds from which a jump is better than a changed rate. */
const JUMP = 1000;
/** How far the rate may differ from the chosen one. */
const RATE_RANGE = 0.05;

/** What brings an angle back to the others' clock. */
export type DriftCorrection = { rate: number } | { jump: number };

/**
 * How an angle follows the clock: small differences are left alone, middle ones are made up by the rate, large ones by a jump.
 *
 * @param behind milliseconds by which the angle is behind the clock; negative when it is ahead
 * @returns a factor for the rate, or milliseconds to jump
 * @source design/player.md "Live drift in multi-view: ignore under 40 ms, correct by rate 0.95–1.05 under 1 s, seek above"
 */
export function driftCorrection(behind: number): DriftCorrection {
  if (Math.abs(behind) < UNSEEN) return { rate: 1 };
  if (Math.abs(behind) >= JUMP) return { jump: behind };
  return { rate: 1 + Math.max(-RATE_RANGE, Math.min(RATE_RANGE, behind / JUMP)) };
}
