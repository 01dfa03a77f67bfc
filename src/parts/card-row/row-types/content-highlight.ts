import { lateLayout, ofType, rowType } from './row-type.ts';

/** One title at length, the others beside it to choose from. */
export const contentHighlight = rowType('highlight', ofType('CONTENT_HIGHLIGHT'), {
  Layout: lateLayout(() => import('../layouts/highlight-layout.tsx').then((module) => module.HighlightLayout)),
  place: 'clamp(20rem, 34cqi, 30rem)',
});
