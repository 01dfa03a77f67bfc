import type { RouteName } from './route-names.ts';

/** Routes that this site has a page for; every other one answers that it is not there, on the wire as on the screen. */
export const routesWithPages = [
  'root', 'home', 'section', 'browse', 'live-now', 'series', 'season', 'playlist', 'vod', 'live',
  'login', 'logout', 'my-list', 'favourites', 'epg', 'purchase',
] as const satisfies readonly RouteName[];

export type RouteWithPage = (typeof routesWithPages)[number];

/** Whether the site can show this route. */
export function hasPage(name: RouteName): name is RouteWithPage {
  return (routesWithPages as readonly RouteName[]).includes(name);
}
