import { afterEach, expect, it, vi } from 'vitest';
import type { EventArguments } from '../../../src/binding/emit.ts';
import type { PlayerEvents } from '../../../src/features/player/events.ts';
import type { PlaybackOutcome } from '../../../src/rules/playback/playback-outcome.ts';
import type { SiteLocation, SiteNavigator } from '../../../src/site/navigator/site-navigator.ts';
import { watchRouting } from '../../../src/site/pages/watch-routing.ts';
import { testSettings } from '../../support/test-settings.ts';

const navigator = { go: vi.fn(), visit: vi.fn(), back: vi.fn(), hrefOf: vi.fn(() => '/interstitial/1002') };
afterEach(() => vi.clearAllMocks());

/** A film that needs a plan is refused at the address, without anybody asking for it. */
function refuse(query: Record<string, string>) {
  const settings = { ...testSettings, flags: { ...testSettings.flags, interstitialPage: true } };
  const address = `/video/1002?${new URLSearchParams(query).toString()}`;
  const location = { address, query, match: { name: 'vod', params: { eventId: '1002' } }, hash: '', state: {}, key: 'one' } as unknown as SiteLocation;
  const event = ['access-required', { need: 'purchase', asked: false }] as unknown as EventArguments<PlayerEvents>;
  watchRouting({ settings, navigator: navigator as unknown as SiteNavigator, location, id: '1002' }).follow(event, { kind: 'purchase', licences: ['season'] } as unknown as PlaybackOutcome);
}

/** @source spec 1 §2.2 "showPurchase" */
it('a link that shows the purchase leads to the plans, and the way back to the title alone', () => {
  refuse({ playlistId: '4001', showPurchase: 'true' });
  expect(navigator.visit).toHaveBeenCalledExactlyOnceWith('/video/1002?playlistId=4001', expect.objectContaining({ replace: true }));
  expect(navigator.go).toHaveBeenCalledExactlyOnceWith({ name: 'purchase', query: { eventId: '1002', licences: 'season', from: '/video/1002?playlistId=4001' } });
});

it.each<Record<string, string>>([{}, { showPurchase: 'yes' }])('any other waits until it is asked: %o', (query) => {
  refuse(query);
  expect(navigator.go).not.toHaveBeenCalled();
});
