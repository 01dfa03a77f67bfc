/** The format of a row's cards. */
export type CardVariant = 'landscape' | 'poster';

const steps: [isNarrower: (width: number) => boolean, cards: number][] = [
  [(width) => width < 480, 1],
  [(width) => width <= 1024, 2],
  [(width) => width < 1440, 3],
  [(width) => width < 1680, 4],
  [(width) => width < 2000, 5],
  [(width) => width < 3000, 6],
  [(width) => width < 4000, 7],
];

/**
 * How many cards fit in a row.
 *
 * Posters are narrower, in the ratio of the card widths (320 to 220), so more of them fit.
 *
 * @param widthPx of the row's container, which may be a partner's narrow column
 * @source spec 1 §9 "Cards per row by window width"; chosen: posters, as the spec gives their width and no count
 */
export function cardsPerRow(widthPx: number, variant: CardVariant = 'landscape'): number {
  const cards = steps.find(([isNarrower]) => isNarrower(widthPx))?.[1] ?? 8;
  return variant === 'poster' ? Math.ceil((cards * 320) / 220) : cards;
}
