import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import type { Destination, DestinationTo } from '../../routing/destination.ts';
import type { RouteParams } from '../../routing/route-params.ts';
import { throughLogin } from '../identity/through-login.ts';
import { listContextQuery, type ListContext } from './list-context.ts';
import { titleSegment } from './title-segment.ts';

/** The settings that decide where cards lead. */
export interface CardSettings {
  flags: Pick<RealmSettings['flags'], 'interstitialPage' | 'seriesInterstitial' | 'enhancedMetadata'>;
  countryCode: RealmSettings['countryCode'];
}

/** What decides it of a title. */
export type CardFacts = Pick<ContentItem, 'id' | 'type' | 'title' | 'accessLevel' | 'premiereRelease' | 'seriesId' | 'episodeInformation' | 'target'>;

/**
 * Where a content card leads.
 *
 * @param viewer undefined while unknown; counts as a guest
 * @source spec 1 §2.3; chosen: "a series list is known" where the season, or the list it stands in, names its series; a member is never sent to login for what is granted on sign-in; an unknown
 *   type leads home; a report of no named feed is of the feed `news`, as the address needs one. Entry page and hash are of the moment of the click: the navigator keeps them
 */
export function destinationOf(item: CardFacts, viewer: Viewer | undefined, settings: CardSettings, context: ListContext = {}): Destination {
  const { flags } = settings;
  switch (item.type) {
    case 'LIVE': case 'LIVE_EVENT': case 'UPCOMING': case 'EPG':
      return throughLogin(item, viewer, settings.countryCode, item.premiereRelease ? vodPage(item, context) : { name: 'live', params: eventParams(item) });
    case 'VOD': case 'VOD_VIDEO': case 'SEASON_VOD':
      return videoDestination(item, viewer, settings, context);
    case 'VOD_SEASON':
      return seasonDestination(item, flags.enhancedMetadata && flags.seriesInterstitial, context);
    case 'SERIES': case 'VOD_SERIES':
      return seriesPage(item.id, item.title);
    case 'PLAYLIST': case 'VOD_PLAYLIST':
      return { name: 'playlist', params: { playlistId: item.id, playlistTitle: titleSegment(item.title) } };
    case 'DATA_FEED':
      return { name: 'news-item', params: { feedName: item.target?.feedName ?? 'news', newId: item.target?.id ?? item.id } };
    case 'SECTION_LINK':
      return { name: 'section', params: { id: item.target?.id ?? item.id } };
    case 'WATCHLIST':
      return { name: 'watchlists', params: { watchlistId: item.target?.id ?? item.id }, ...queryOf({ owner: item.target?.owner }) };
    case 'GRID':
      return { name: 'grid', query: { gridviewconfigid: item.target?.id ?? item.id } };
    case 'UNKNOWN':
      return { name: 'home' };
  }
}

/** Video, vod, season vod. With the interstitial page enabled, content that is not granted leads there first. */
function videoDestination(item: CardFacts, viewer: Viewer | undefined, settings: CardSettings, context: ListContext): Destination {
  const page = vodPage(item, context);
  const { interstitialPage } = settings.flags;
  if (interstitialPage && (item.accessLevel === 'GRANTED_ON_SIGN_IN' || item.accessLevel === 'DENIED')) return { ...page, name: 'interstitial' };
  return throughLogin(item, viewer, settings.countryCode, interstitialPage ? { ...page, query: { ...page.query, showInterstitial: 'true' } } : page);
}

function vodPage(item: CardFacts, context: ListContext): DestinationTo<'vod'> {
  return { name: 'vod', params: eventParams(item), ...queryOf(listContextQuery(context)) };
}

function eventParams(item: CardFacts): RouteParams<'live' | 'vod'> {
  return { eventId: item.id, eventTitle: titleSegment(item.title) };
}

/** The spec calls the title of a season card `eventTitle`; its route calls it `seasonTitle`, which wins. */
function seasonDestination(item: CardFacts, isInSeries: boolean, context: ListContext): Destination {
  const seriesId = seriesIdOf(item, context);
  if (isInSeries && seriesId) return { ...seriesPage(seriesId, item.episodeInformation?.seriesInformation?.title), query: listContextQuery({ ...context, seasonId: item.id }) };
  return {
    name: 'season',
    params: { seasonId: item.id, seasonTitle: titleSegment(item.title) },
    ...queryOf(listContextQuery({ ...context, ...(seriesId ? { seriesId } : {}), seasonId: undefined })),
  };
}

function seriesPage(seriesId: string, title = ''): Destination {
  return { name: 'series', params: { seriesId, seriesTitle: titleSegment(title) } };
}

function seriesIdOf(item: CardFacts, context: ListContext): string | undefined {
  return item.seriesId ?? item.episodeInformation?.seriesInformation?.id ?? context.seriesId;
}

function queryOf(query: Record<string, string | undefined>): Pick<Destination, 'query'> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? { query: Object.fromEntries(given) } : {};
}
