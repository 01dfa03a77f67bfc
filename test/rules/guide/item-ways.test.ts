import { expect, it } from 'vitest';
import { contentItem } from '../../../src/contracts/catalogue/content-item.ts';
import { itemWays } from '../../../src/rules/guide/item-ways.ts';

const settings = { flags: { interstitialPage: false, seriesInterstitial: false, enhancedMetadata: false }, countryCode: 'DEFAULT' as const };
const current = { id: 'p', title: 'News', start: 0, end: 100 };
const waysOf = (facts: object, programmingInfo: object, airs = { now: current as typeof current | undefined, next: undefined, until: 100 }) =>
  itemWays(contentItem.parse({ id: '42', type: 'EPG', title: 'Seven', accessLevel: 'GRANTED', programmingInfo: { currentProgramme: current, ...programmingInfo }, ...facts }), airs, { now: 50, viewer: { who: 'guest' }, settings })
    .map(({ labelKey }) => labelKey);

it.each([
  ['may be restarted', {}, { restartAvailable: true }, ['restartProgramme', 'programmeWatchLive']],
  ['may not', {}, { restartAvailable: false }, ['programmeWatchLive']],
  ['is for members', { accessLevel: 'GRANTED_ON_SIGN_IN' }, { restartAvailable: true }, ['signInToWatch']],
  ['is to be bought', { accessLevel: 'DENIED' }, { restartAvailable: true }, ['purchaseToWatch']],
])('a channel whose programme %s', (_what, facts, info, expected) => expect(waysOf(facts, info)).toEqual(expected));

it('the programme after the one of its card cannot be restarted', () => {
  expect(waysOf({}, { restartAvailable: true }, { now: { ...current, id: 'q' }, next: undefined, until: 100 })).toEqual(['programmeWatchLive']);
  expect(waysOf({}, {}, { now: undefined, next: undefined, until: 100 })).toEqual([]);
});
