import { expect, it } from 'vitest';
import type { ContentItem } from '../../../src/contracts/catalogue/content-item.ts';
import { builtDestinationOf } from '../../../src/rules/catalogue/built-destination.ts';
import { guest } from '../../support/fake-context.ts';
import { itemOf } from '../../support/items.ts';

const settings = (interstitialPage = false) => ({ flags: { interstitialPage, seriesInterstitial: false, enhancedMetadata: false }, countryCode: 'DEFAULT' as const });

it.each<[ContentItem['type'], string | undefined]>([
  ['VOD', 'vod'], ['LIVE', 'live'], ['SERIES', 'series'], ['VOD_SEASON', 'season'], ['PLAYLIST', 'playlist'], ['SECTION_LINK', 'section'],
  ['DATA_FEED', undefined], ['GRID', undefined], ['WATCHLIST', undefined],
])('%s leads to %s', (type, name) => {
  expect(builtDestinationOf(itemOf({ type }), guest, settings())?.name).toBe(name);
});

it('leads to the page before a title that the viewer may not watch yet, where a tenant has such pages', () => {
  const item = itemOf({ id: '7', title: 'The Long Night', accessLevel: 'DENIED' });
  expect(builtDestinationOf(item, guest, settings(true))).toEqual({ name: 'interstitial', params: { eventId: '7', eventTitle: 'the-long-night' } });
});
