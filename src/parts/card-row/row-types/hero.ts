import { lateLayout, ofType, rowType } from './row-type.ts';

/** Titles as large pictures, one at a time. */
export const hero = rowType('hero', ofType('HERO'), {
  Layout: lateLayout(() => import('../layouts/hero-layout.tsx').then((module) => module.HeroLayout)),
  place: 'clamp(26rem, 46cqi, 42rem)',
});
