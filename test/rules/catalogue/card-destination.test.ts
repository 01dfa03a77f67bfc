import { describe, expect, it } from 'vitest';
import { destinationOf, type CardSettings } from '../../../src/rules/catalogue/card-destination.ts';
import { guest, member } from '../../support/fake-context.ts';
import { itemOf } from '../../support/items.ts';
import type { ContentType } from '../../../src/contracts/catalogue/content-type.ts';
import { loadPathSet } from '../../../src/routing/path-sets/path-set-of.ts';

await loadPathSet('DEBUG');

function settings(flags: Partial<CardSettings['flags']> = {}): CardSettings {
  return { flags: { interstitialPage: false, seriesInterstitial: false, enhancedMetadata: false, ...flags }, countryCode: 'DEFAULT' };
}

const event = { eventId: '1', eventTitle: 'the-long-night' };

describe('spec 1 §2.3, live, live event, upcoming, EPG', () => {
  const types: ContentType[] = ['LIVE', 'LIVE_EVENT', 'UPCOMING', 'EPG'];
  it.each(types)('%s leads to the live route', (type) => {
    expect(destinationOf(itemOf({ type }), guest, settings())).toEqual({ name: 'live', params: event });
  });
  it.each(types)('a premiere release of %s goes to the vod route instead', (type) => {
    expect(destinationOf(itemOf({ type, premiereRelease: { start: 5 } }), guest, settings())).toEqual({ name: 'vod', params: event });
  });
  it.each(types)('%s granted only on sign-in goes to login, with from and the state flag', (type) => {
    expect(destinationOf(itemOf({ type, accessLevel: 'GRANTED_ON_SIGN_IN' }), guest, settings())).toEqual({
      name: 'login', query: { from: '/live/1/the-long-night' }, state: { accessGrantedOnSignIn: true },
    });
  });
  it('what is denied still leads to the live route, where it is sold', () => {
    expect(destinationOf(itemOf({ type: 'LIVE_EVENT', accessLevel: 'DENIED' }), guest, settings({ interstitialPage: true })).name).toBe('live');
  });
  it('a member is not asked to sign in again', () => {
    expect(destinationOf(itemOf({ type: 'LIVE', accessLevel: 'GRANTED_ON_SIGN_IN' }), member, settings()).name).toBe('live');
  });
  it('a viewer who is not known yet is a guest', () => {
    expect(destinationOf(itemOf({ type: 'LIVE', accessLevel: 'GRANTED_ON_SIGN_IN' }), undefined, settings()).name).toBe('login');
  });
});

describe('spec 1 §2.3, video, vod, season vod', () => {
  const types: ContentType[] = ['VOD', 'VOD_VIDEO', 'SEASON_VOD'];
  it.each(types)('%s leads to the vod route', (type) => {
    expect(destinationOf(itemOf({ type }), guest, settings())).toEqual({ name: 'vod', params: event });
  });
  it.each(types)('%s adds showInterstitial=true when the interstitial page is enabled', (type) => {
    expect(destinationOf(itemOf({ type }), guest, settings({ interstitialPage: true }))).toEqual({ name: 'vod', params: event, query: { showInterstitial: 'true' } });
  });
  it.each(types.flatMap((type) => (['GRANTED_ON_SIGN_IN', 'DENIED'] as const).map((accessLevel) => [type, accessLevel] as const)))(
    '%s with %s goes to the interstitial route when that page is enabled', (type, accessLevel) => {
      expect(destinationOf(itemOf({ type, accessLevel }), guest, settings({ interstitialPage: true }))).toEqual({ name: 'interstitial', params: event });
    });
  it.each(types)('%s granted only on sign-in goes to login with from', (type) => {
    expect(destinationOf(itemOf({ type, accessLevel: 'GRANTED_ON_SIGN_IN' }), guest, settings())).toEqual({
      name: 'login', query: { from: '/video/1/the-long-night' }, state: { accessGrantedOnSignIn: true },
    });
  });
  it('denied without the interstitial page leads to the vod route, where it is sold', () => {
    expect(destinationOf(itemOf({ accessLevel: 'DENIED' }), guest, settings()).name).toBe('vod');
  });
  it('carries the list it stands in', () => {
    const context = { seasonId: 's', seriesId: 'r', playlistId: 'p', watchlistId: 'w', owner: 'o' };
    expect(destinationOf(itemOf(), guest, settings(), context).query).toEqual(context);
  });
  it('brings the list back through login', () => {
    const item = itemOf({ accessLevel: 'GRANTED_ON_SIGN_IN' });
    expect(destinationOf(item, guest, settings(), { playlistId: 'p' }).query).toEqual({ from: '/video/1/the-long-night?playlistId=p' });
  });
  it.each([{ watchlistId: 'w' }, { owner: 'o' }])('a watchlist counts only together with its owner: %j', (context) => {
    expect(destinationOf(itemOf(), guest, settings(), context).query).toBeUndefined();
  });
  it('writes the way back in the deployment\'s own paths', () => {
    const from = destinationOf(itemOf({ accessLevel: 'GRANTED_ON_SIGN_IN' }), guest, { ...settings(), countryCode: 'DEBUG' }).query?.['from'];
    expect(decodeURIComponent(from!)).toBe('/🎬/1/the-long-night');
  });
});

describe('spec 1 §2.3, season', () => {
  const season = itemOf({ id: 's1', type: 'VOD_SEASON', title: 'Season one', seriesId: 'r1' });
  const both = { enhancedMetadata: true, seriesInterstitial: true };
  it('leads to the season route with list context', () => {
    expect(destinationOf(season, guest, settings(), { watchlistId: 'w', owner: 'o' })).toEqual({
      name: 'season', params: { seasonId: 's1', seasonTitle: 'season-one' }, query: { seriesId: 'r1', watchlistId: 'w', owner: 'o' },
    });
  });
  it('knows its series by the episode information, then by the list it stands in', () => {
    const episode = { episodeNumber: 1, seasonNumber: 1, seriesInformation: { id: 'r2', title: 'Nights' } };
    const byEpisode = destinationOf(itemOf({ type: 'VOD_SEASON', episodeInformation: episode }), guest, settings(both));
    const byList = destinationOf(itemOf({ type: 'VOD_SEASON' }), guest, settings(both), { seriesId: 'r3' });
    expect([byEpisode.params, byList.params]).toEqual([{ seriesId: 'r2', seriesTitle: 'nights' }, { seriesId: 'r3', seriesTitle: '' }]);
  });
  it('goes to the series route when both settings are on and a series list is known', () => {
    const destination = destinationOf(season, guest, settings(both), { watchlistId: 'w', owner: 'o' });
    expect(destination).toEqual({ name: 'series', params: { seriesId: 'r1', seriesTitle: '' }, query: { seasonId: 's1', watchlistId: 'w', owner: 'o' } });
  });
  it.each([
    [{ enhancedMetadata: true }, season],
    [{ seriesInterstitial: true }, season],
    [both, itemOf({ id: 's1', type: 'VOD_SEASON' })],
  ])('stays with the season route with %j, or where no series is known', (flags, item) => {
    expect(destinationOf(item, guest, settings(flags)).name).toBe('season');
  });
});

describe('spec 1 §2.3, lists and links', () => {
  it.each([
    ['series', itemOf({ type: 'SERIES' }), { name: 'series', params: { seriesId: '1', seriesTitle: 'the-long-night' } }],
    ['vod series', itemOf({ type: 'VOD_SERIES' }), { name: 'series', params: { seriesId: '1', seriesTitle: 'the-long-night' } }],
    ['playlist', itemOf({ type: 'PLAYLIST' }), { name: 'playlist', params: { playlistId: '1', playlistTitle: 'the-long-night' } }],
    ['vod playlist', itemOf({ type: 'VOD_PLAYLIST' }), { name: 'playlist', params: { playlistId: '1', playlistTitle: 'the-long-night' } }],
    ['data feed', itemOf({ type: 'DATA_FEED', target: { id: 'n1', feedName: 'ring' } }), { name: 'news-item', params: { feedName: 'ring', newId: 'n1' } }],
    ['section link', itemOf({ type: 'SECTION_LINK', target: { id: 'sport' } }), { name: 'section', params: { id: 'sport' } }],
    ['data feed without a target', itemOf({ type: 'DATA_FEED' }), { name: 'news-item', params: { feedName: 'news', newId: '1' } }],
    ['watchlist without a target', itemOf({ type: 'WATCHLIST' }), { name: 'watchlists', params: { watchlistId: '1' } }],
    ['grid without a target', itemOf({ type: 'GRID' }), { name: 'grid', query: { gridviewconfigid: '1' } }],
    ['season of a series that is not named', itemOf({ type: 'VOD_SEASON' }), { name: 'season', params: { seasonId: '1', seasonTitle: 'the-long-night' } }],
    ['section link without a target', itemOf({ type: 'SECTION_LINK' }), { name: 'section', params: { id: '1' } }],
    ['watchlist', itemOf({ type: 'WATCHLIST', target: { id: 'w', owner: 'o' } }), { name: 'watchlists', params: { watchlistId: 'w' }, query: { owner: 'o' } }],
    ['home for a type that this build does not know', itemOf({ type: 'UNKNOWN' }), { name: 'home' }],
    ['grid', itemOf({ type: 'GRID', target: { id: 'g' } }), { name: 'grid', query: { gridviewconfigid: 'g' } }],
  ])('%s', (_, item, destination) => {
    expect(destinationOf(item, guest, settings())).toEqual(destination);
  });
});
