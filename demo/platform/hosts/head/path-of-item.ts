import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { Destination } from '../../../../src/routing/destination.ts';
import { pathFor } from '../../../../src/routing/path-for.ts';
import type { ItemRow } from '../../db/tables/catalogue-tables.ts';

/** The page of an item. chosen: without the readable title, which differs by language, so that a page has one address */
function destinationOf({ type, id, liveChannel, media, extras }: ItemRow): Destination | undefined {
  switch (type) {
    case 'SERIES': case 'VOD_SERIES': return { name: 'series', params: { seriesId: id } };
    case 'VOD_SEASON': return { name: 'season', params: { seasonId: id } };
    case 'PLAYLIST': case 'VOD_PLAYLIST': return { name: 'playlist', params: { playlistId: id } };
    case 'SECTION_LINK': return extras.target ? { name: 'section', params: { id: extras.target.id } } : undefined;
    case 'DATA_FEED': return extras.target ? { name: 'news-item', params: { feedName: extras.target.feedName ?? 'news', newId: extras.target.id } } : undefined;
    case 'GRID': return extras.target ? { name: 'grid', query: { gridviewconfigid: extras.target.id } } : undefined;
    // A list of somebody's belongs to a viewer.
    case 'WATCHLIST': return undefined;
    default: return media === null ? undefined : { name: liveChannel === null ? 'vod' : 'live', params: { eventId: id } };
  }
}

/** The path of an item's page in the paths of its deployment; undefined for what has no page of its own. */
export function pathOfItem(row: ItemRow, countryCode: RealmSettings['countryCode']): string | undefined {
  const destination = destinationOf(row);
  return destination && pathFor(destination, countryCode);
}
