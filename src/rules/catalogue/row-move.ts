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
 * @param row with several lines its cards follow one another downwards, then in the reading direction
 * @returns undefined for other keys, and at both ends of the row
 * @source design/catalogue-and-site.md "arrows, Home and End move inside it by model"
 */
export function rowMove(key: string, index: number, count: number, row: { rtl: boolean; moreAvailable: boolean; lines?: number }): RowMove | undefined {
  const { lines = 1 } = row;
  const forward = row.rtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = row.rtl ? 'ArrowRight' : 'ArrowLeft';
  if (count === 0) return undefined;
  if (key === forward) return index + lines < count ? { to: index + lines } : row.moreAvailable ? { to: 'more' } : undefined;
  if (key === backward) return index >= lines ? { to: index - lines } : undefined;
  if (key === 'ArrowDown' && lines > 1) return (index + 1) % lines > 0 && index + 1 < count ? { to: index + 1 } : undefined;
  if (key === 'ArrowUp' && lines > 1) return index % lines > 0 ? { to: index - 1 } : undefined;
  if (key === 'Home') return { to: 0 };
  if (key === 'End') return { to: count - 1 };
  return undefined;
}
