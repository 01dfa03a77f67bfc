import { lateLayout, ofType, rowType } from './row-type.ts';

/** One title at length, the others beside it to choose from. */
export const contentHighlight = rowType('highlight', ofType('CONTENT_HIGHLIGHT'), {
  Layout: lateLayout(() => import('../layouts/highlight-layout.tsx').then((module) => module.HighlightLayout)),
  place: 'max(28rem, 0.3375 * (100cqi - 2 * var(--fl-row-gutter)) + 6.8rem)',
});
