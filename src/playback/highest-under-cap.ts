import type { QualityChoice } from './engine.ts';

/**
 * The highest quality that a cap allows.
 *
 * chosen: where every quality is above the cap, the lowest plays rather than none.
 *
 * @param qualities from the lowest to the highest
 * @param maxHeight pixels
 */
export function highestUnderCap(qualities: readonly QualityChoice[], maxHeight: number): QualityChoice | undefined {
  return qualities.findLast(({ height = 0 }) => height <= maxHeight) ?? qualities[0];
}
