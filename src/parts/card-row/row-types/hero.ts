import { lateLayout, ofType, rowType } from './row-type.ts';

/** Titles as large pictures, one at a time. */
export const hero = rowType('hero', ofType('HERO'), {
  Layout: lateLayout(() => import('../layouts/hero-layout.tsx').then((module) => module.HeroLayout)),
  // Its name takes no room.
  place: 'calc(clamp(26rem, 46cqi, 42rem) - 3rem)',
});
