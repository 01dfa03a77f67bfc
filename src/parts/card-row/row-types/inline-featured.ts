import { lateLayout, rowType } from './row-type.ts';

/** Words and buttons on a picture, and the cards in them: beside the words, or below where the row is featured. */
export const inlineFeatured = rowType('inline-featured', (row) => (row.rowTypeData?.rowType ?? 'basic') !== 'basic', {
  Layout: lateLayout(() => import('../layouts/adornment/inline-featured-layout.tsx').then((module) => module.InlineFeaturedLayout)),
  place: 'calc(0.5625 * var(--fl-row-card) + 12rem)',
});
