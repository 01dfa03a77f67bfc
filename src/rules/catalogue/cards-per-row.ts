/** The format of a row's cards. */
export type CardVariant = 'landscape' | 'poster';

/**
 * How many cards fit in a row.
 *
 * Posters are narrower, in the ratio of the card widths (320 to 220), so more of them fit.
 *
 * @param widthPx of the row's container, which may be a partner's narrow column
 * @source spec 1 §9 "Cards per row by window width"; chosen: posters, as the spec gives their width and no count
 */
export function cardsPerRow(widthPx: number, variant: CardVariant = 'landscape'): number {
  const passed = [widthPx >= 480, widthPx > 1024, widthPx >= 1440, widthPx >= 1680, widthPx >= 2000, widthPx >= 3000, widthPx >= 4000];
  const cards = 1 + passed.filter(Boolean).length;
  return variant === 'poster' ? Math.ceil((cards * 320) / 220) : cards;
}
