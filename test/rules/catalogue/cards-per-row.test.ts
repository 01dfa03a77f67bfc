import { expect, it } from 'vitest';
import { cardsPerRow } from '../../../src/rules/catalogue/cards-per-row.ts';

// Spec 1 §9 "Cards per row by window width".
it.each([
  [320, 1], [479, 1], [480, 2], [1024, 2], [1025, 3], [1439, 3], [1440, 4], [1679, 4], [1680, 5], [1999, 5],
  [2000, 6], [2999, 6], [3000, 7], [3999, 7], [4000, 8], [9000, 8], [0, 1],
])('%i px: %i', (width, cards) => {
  expect(cardsPerRow(width)).toBe(cards);
});
it.each([[320, 2], [800, 3], [1200, 5], [1500, 6]])('posters at %i px: %i', (width, cards) => {
  expect(cardsPerRow(width, 'poster')).toBe(cards);
});
