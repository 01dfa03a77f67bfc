/** A move of the focus in a row of cards. */
export type RowMove = { to: number } | { to: 'more' };

/**
 * Where a key moves the focus in a row.
 *
 * Arrows follow the reading direction: from right to left, the left arrow goes forward. Past the last loaded card the row loads
 * the next page, if there is one, and the focus stays.
 *
 * @param key a `KeyboardEvent.key`
 * @param index the card that has the focus
 * @param count loaded cards
 * @returns undefined for other keys, and at both ends of the row
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
