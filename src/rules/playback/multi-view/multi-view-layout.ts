import type { MultiViewVideo } from '../../../contracts/playback/multi-view.ts';

/** How the angles of an event stand on the screen. @source spec 1 §2.4 "Multi-view player" */
export const multiViewLayouts = ['twoUp', 'pip', 'threeUp', 'quad'] as const;
export type MultiViewLayout = (typeof multiViewLayouts)[number];

/** How many angles each layout shows, and needs. @source spec 1 §4.1 "minimum video count per layout" */
export const videosOfLayout: Readonly<Record<MultiViewLayout, number>> = { twoUp: 2, pip: 2, threeUp: 3, quad: 4 };

/** The angles that a layout shows, from the first of the viewer's order. */
export const shownIn = (layout: MultiViewLayout, videos: readonly MultiViewVideo[]): readonly MultiViewVideo[] => videos.slice(0, videosOfLayout[layout]);

/**
 * Whether a layout can be shown: it has its videos, and every one of them has a url.
 *
 * @source spec 1 §4.1 "A layout is valid only if every video has a url"
 */
export function isValidLayout(layout: MultiViewLayout, videos: readonly MultiViewVideo[]): boolean {
  const shown = shownIn(layout, videos);
  return shown.length >= videosOfLayout[layout] && shown.every(({ url }) => Boolean(url));
}

/** The layout to begin with: what was asked for where it can be shown, else the one with the most angles. */
export function firstLayout(wanted: MultiViewLayout | undefined, videos: readonly MultiViewVideo[]): MultiViewLayout | undefined {
  const valid = multiViewLayouts.filter((layout) => isValidLayout(layout, videos));
  return wanted && valid.includes(wanted) ? wanted : valid.toSorted((a, b) => videosOfLayout[b] - videosOfLayout[a])[0];
}

/** Angles that can be watched stand before those that cannot. chosen: one angle without an address takes no layout away that the others fill */
export const playableFirst = (videos: readonly MultiViewVideo[]): MultiViewVideo[] => [...videos.filter(({ url }) => url), ...videos.filter(({ url }) => !url)];
