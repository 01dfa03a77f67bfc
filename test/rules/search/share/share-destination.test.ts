import { describe, expect, it } from 'vitest';
import { pathFor } from '../../../../src/routing/path-for.ts';
import { shareDestination } from '../../../../src/rules/search/share/share-destination.ts';
import { itemOf } from '../../../support/items.ts';

/** @source spec 1 §4.4 "The share link adds a showInterstitial flag when the interstitial video page setting is enabled and the type is not live. Share flow uses view type series for series." */
describe('a shared link', () => {
  const settingsOf = (interstitialPage: boolean) => ({ flags: { interstitialPage, seriesInterstitial: false, enhancedMetadata: false }, countryCode: 'DEFAULT' as const });
  it.each([
    ['VOD', false, '/video/7/harbour'], ['VOD', true, '/video/7/harbour?showInterstitial=true'],
    ['LIVE', true, '/live/7/harbour'], ['LIVE_EVENT', true, '/live/7/harbour'],
    ['SERIES', false, '/series/7/harbour'], ['SERIES', true, '/series/7/harbour?showInterstitial=true'],
  ] as const)('to a %s, interstitial pages %s, is %s', (type, on, path) => expect(pathFor(shareDestination(itemOf({ id: '7', title: 'Harbour', type }), settingsOf(on)))).toBe(path));
  it('never leads through the sharer’s sign-in', () => expect(pathFor(shareDestination(itemOf({ id: '7', title: 'Harbour', accessLevel: 'GRANTED_ON_SIGN_IN' }), settingsOf(false)))).toBe('/video/7/harbour'));
});
