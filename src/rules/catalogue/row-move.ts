/** A step inside of a row of cards. */
export type RowMove = { to: number } | { to: 'more' };

/**
 * Where a key leads inside of a row.
 *
 * Arrows follow reading: where it runs from right to left, the left arrow goes on. Past the last card that is known
 * the row is asked for more, if there is more, and the focus waits where it is.
 *
 * @param key as `KeyboardEvent.key` names it
 * @param index the card that has the focus
 * @param count cards that are known
 * @returns undefined for keys that are none of the row's, and at the row's true ends
 * @source design/catalogue-and-site.md "arrows, Home and End move inside it by model"
 */
export function rowMove(key: string, index: number, count: number, row: { rtl: boolean; moreAvailable: boolean }): RowMove | undefined {
  const forward = row.rtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = row.rtl ? 'ArrowRight' : 'ArrowLeft';
  if (count === 0) return undefined;
  if (key === forward) return index + 1 < count ? { to: index + 1 } : row.moreAvailable ? { to: 'more' } : undefined;
  if (key === backward) return index > 0 ? { to: index - 1 } : undefined;
  if (key === 'Home') return { to: 0 };
  if (key === 'End') return { to: count - 1 };
  return undefined;
}
