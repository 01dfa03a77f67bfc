/**
 * A bucket of permissions: `burst` at once, refilled by `perSecond`.
 *
 * @param now a clock in milliseconds that never goes back
 * @returns takes one permission; false when there is none
 */
export function createRateLimit(burst: number, perSecond: number, now: () => number): () => boolean {
  let left = burst;
  let last = now();
  return () => {
    const at = now();
    left = Math.min(burst, left + (Math.max(0, at - last) / 1000) * perSecond);
    last = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
