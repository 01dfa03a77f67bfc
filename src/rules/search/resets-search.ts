import type { RouteName } from '../../routing/route-names.ts';

/** Routes that show titles: who searches there comes back to the search. */
const contentRoutes: ReadonlySet<RouteName> = new Set<RouteName>([
  'root', 'home', 'browse', 'section', 'grid', 'search', 'live', 'vod', 'interstitial', 'multi-video', 'watch-together', 'playlist', 'season', 'series',
  'live-now', 'upcoming', 'schedule', 'releases', 'epg', 'my-list', 'favourites', 'watchlists', 'history', 'news', 'news-item', 'fighters',
]);

/** Whether leaving a route forgets what was searched for. @source spec 1 §4.4 "Leaving non-content routes resets search"; chosen: which routes are of content */
export const resetsSearch = (left: RouteName | undefined): boolean => left === undefined || !contentRoutes.has(left);
