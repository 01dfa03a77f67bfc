import { describe, expect, it } from 'vitest';
import type { AccessLevel } from '../../../src/contracts/catalogue/access-level.ts';
import type { GuideProgramme } from '../../../src/contracts/guide/guide-programme.ts';
import { playsAtOnce, waysOf } from '../../../src/rules/guide/programme-ways.ts';

const settings = { flags: { interstitialPage: false, seriesInterstitial: false, enhancedMetadata: false }, countryCode: 'DEFAULT' as const };
const guest = { who: 'guest' } as const;
const member = { who: 'member', displayName: 'M', profileType: 'adult' } as never;
const channel = (accessLevel: AccessLevel = 'GRANTED') => ({ eventId: '42', name: 'Seven', accessLevel });
const span = (over: Partial<GuideProgramme> = {}) => ({ start: 0, end: 100, programme: { id: 'p', title: 'News', start: 0, ...over } });
const ways = (access: AccessLevel, over: Partial<GuideProgramme>, now: number, viewer: typeof guest = guest) =>
  waysOf(channel(access), span(over), { now, viewer, settings }).map(({ labelKey, route }) => `${labelKey} ${route.name}`);

const recorded = { vodId: '9', catchUp: { from: 100, until: 200 } };
const live = 'programmeWatchLive live';
const restart = 'restartProgramme live';
const recording = 'programmeWatchRecording vod';

describe('the ways to watch a programme, the primary one first', () => {
  it.each<[string, AccessLevel, Partial<GuideProgramme>, number, string[]]>([
    ['on air', 'GRANTED', {}, 50, [live]],
    ['on air, its beginning in reach', 'GRANTED', { restartUntil: 60 }, 50, [restart, live]],
    ['on air, its beginning out of reach', 'GRANTED', { restartUntil: 50 }, 50, [live]],
    ['on air, recorded before', 'GRANTED', { vodId: '9', catchUp: { from: -10, until: 200 } }, 50, [live, recording]],
    ['to come', 'GRANTED', {}, -1, []],
    ['over', 'GRANTED', {}, 100, []],
    ['over, recorded', 'GRANTED', recorded, 100, [recording]],
    ['over, its recording gone', 'GRANTED', recorded, 200, []],
    ['on air, for members', 'GRANTED_ON_SIGN_IN', { restartUntil: 60 }, 50, ['signInToWatch login']],
    ['to come, for members', 'GRANTED_ON_SIGN_IN', {}, -1, ['signInToWatch login']],
    ['over, for members, recorded', 'GRANTED_ON_SIGN_IN', recorded, 150, [recording]],
    ['on air, to be bought', 'DENIED', { restartUntil: 60 }, 50, ['purchaseToWatch live']],
    ['on air, not here', 'GEOBLOCKED', {}, 50, []],
  ])('%s', (_name, access, over, now, expected) => expect(ways(access, over, now)).toEqual(expected));

  it('for members is open to a member', () => expect(ways('GRANTED_ON_SIGN_IN', {}, 50, member)).toEqual([live]));
  it('from the beginning goes to its position', () => {
    expect(waysOf(channel(), span({ restartUntil: 60 }), { now: 50, viewer: guest, settings })[0]?.route).toMatchObject({ name: 'live', query: { resumeProgress: '0' } });
  });
});

it.each<[string, AccessLevel, number, boolean]>([
  ['on air', 'GRANTED', 50, true], ['to come', 'GRANTED', -1, false], ['over', 'GRANTED', 100, false], ['on air, to be bought', 'DENIED', 50, false], ['on air, for members', 'GRANTED_ON_SIGN_IN', 50, false],
])('a click on one %s (%s) at %d plays it: %s', (_name, access, now, plays) => {
  expect(playsAtOnce(channel(access), span(), { now, viewer: guest })).toBe(plays);
});

it('a gap does not play', () => expect(playsAtOnce(channel(), { start: 0, end: 100 }, { now: 50, viewer: guest })).toBe(false));
