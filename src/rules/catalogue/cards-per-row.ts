/** The format of a row's cards. */
export type CardVariant = 'landscape' | 'poster' | 'square' | 'section' | 'playlist';

/** Pixels. @source spec 1 §9 "Default card width 320, posters 220, section 200, playlist 260"; chosen: a square picture is as wide as a poster */
export const cardWidthPx: Record<CardVariant, number> = { landscape: 320, poster: 220, square: 220, section: 200, playlist: 260 };

/**
 * How many cards fit in a row.
 *
 * Narrower cards fit in the ratio of their width to the default one.
 *
 * @param widthPx of the row's container, which may be a partner's narrow column
 * @source spec 1 §9 "Cards per row by window width"; chosen: the other formats, as the spec gives their widths and no count
 */
export function cardsPerRow(widthPx: number, variant: CardVariant = 'landscape'): number {
  const passed = [widthPx >= 480, widthPx > 1024, widthPx >= 1440, widthPx >= 1680, widthPx >= 2000, widthPx >= 3000, widthPx >= 4000];
  const cards = 1 + passed.filter(Boolean).length;
  return Math.ceil((cards * cardWidthPx.landscape) / cardWidthPx[variant]);
}
