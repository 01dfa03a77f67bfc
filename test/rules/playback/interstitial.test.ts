import { expect, it } from 'vitest';
import { matchPath } from '../../../src/routing/match-path.ts';
import { interstitialOf } from '../../../src/rules/playback/interstitial.ts';
import { playbackOutcome, type PlaybackOutcomeKind } from '../../../src/rules/playback/playback-outcome.ts';
import { testSettings } from '../../support/test-settings.ts';

const settings = (interstitialPage: boolean) => ({ flags: { ...testSettings.flags, interstitialPage } });
const at = (path: string, query: Record<string, string> = {}) => ({ match: matchPath(path), query });

it.each<[PlaybackOutcomeKind, boolean, string, string | undefined]>([
  ['purchase', true, '/video/7/the-long-night', 'interstitial'],
  ['purchase', false, '/video/7', undefined],
  ['purchase', true, '/live/7', undefined],
  ['purchase', true, '/interstitial/7', undefined],
  ['sign-in', true, '/video/7', undefined],
  ['geoblocked', true, '/video/7', undefined],
])('%s with interstitial pages %s at %s leads to %s', (kind, isOn, path, name) => {
  expect(interstitialOf(playbackOutcome(kind), settings(isOn), at(path))?.name).toBe(name);
});

it('keeps the title and the list that the viewer came from', () => {
  expect(interstitialOf(playbackOutcome('purchase'), settings(true), at('/video/7/the-long-night', { seasonId: '3' })))
    .toEqual({ name: 'interstitial', params: { eventId: '7', eventTitle: 'the-long-night' }, query: { seasonId: '3' } });
});
