import { pictureSet, type PictureSet } from './picture-set.ts';

/** Pixels. @source spec 1 §9 "card widths 200 to 800 in steps of 100" */
export const cardImageWidths = [200, 300, 400, 500, 600, 700, 800] as const;

/**
 * A picture as wide as a card.
 *
 * @param sizes `auto` is for a lazy picture in a box of a known height, and `loading` must stand before it; elsewhere Chromium takes the page's width, or a height of its own
 */
export const cardPicture = (address: string, sizes: string): PictureSet => pictureSet(address, cardImageWidths, sizes);
