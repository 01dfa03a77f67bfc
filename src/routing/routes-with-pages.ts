import type { RouteName } from './route-names.ts';

/** Routes that this site has a page for. Any other route answers 404 and shows the not-found page. */
export const routesWithPages = [
  'root', 'home', 'section', 'browse', 'live-now', 'series', 'season', 'playlist', 'vod', 'live', 'interstitial', 'multi-video',
  'login', 'logout', 'my-list', 'favourites', 'epg', 'purchase',
] as const satisfies readonly RouteName[];

export type RouteWithPage = (typeof routesWithPages)[number];

/** Whether the site can show this route. */
export function hasPage(name: RouteName): name is RouteWithPage {
  return (routesWithPages as readonly RouteName[]).includes(name);
}
