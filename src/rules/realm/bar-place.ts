import type { RouteName } from '../../routing/route-names.ts';

/** @source spec 3 §4 "hides on scroll down past 150 px and reappears on scroll up of more than 50 px" */
const hideAfter = 150;
const showAfter = 50;

/** Routes that keep the bar. @source spec 3 §4 "always shown on interstitial, vod, season and playlist routes" */
const kept = new Set<RouteName>(['interstitial', 'vod', 'season', 'playlist']);

/** Where the bar is, and what the next scroll is measured from. Pixels from the page's top. */
export interface BarPlace {
  isHidden: boolean;
  /** Where the page was last. */
  last: number;
  /** Where it turned to its present direction. */
  turn: number;
}

export const barAtTop: BarPlace = { isHidden: false, last: 0, turn: 0 };

/** The bar after the page was scrolled to `y`. chosen: it is always there at the very top, where nothing lies under it */
export function barAfter({ isHidden, last, turn }: BarPlace, y: number): BarPlace {
  if (y <= 0) return barAtTop;
  const isDown = y > last;
  const wasDown = last > turn;
  const start = y === last || isDown === wasDown || last === turn ? turn : last;
  const moved = y - start;
  return { isHidden: moved > hideAfter || (isHidden && moved >= -showAfter), last: y, turn: start };
}

/** Whether the bar of a page may leave. */
export const mayHideBar = (name: RouteName | undefined): boolean => name === undefined || !kept.has(name);
