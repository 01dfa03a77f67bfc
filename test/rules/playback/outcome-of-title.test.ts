import { expect, test } from 'vitest';
import { outcomeOfTitle } from '../../../src/rules/playback/outcome-of-title.ts';

const now = 1000;
type Title = Parameters<typeof outcomeOfTitle>[0];
const title = (facts: Partial<Title> = {}): Title =>
  ({ accessLevel: 'GRANTED', onlinePlayback: 'AVAILABLE', licences: ['gold'], playerUrlCallback: 'https://api.test/c', ...facts });
const guest = { who: 'guest' } as const;
const adult = { who: 'member', profileType: 'adult' } as const;
const child = { who: 'member', profileType: 'child' } as const;

test.each([
  [title(), guest, 'vod', undefined],
  [title({ accessLevel: 'GRANTED_ON_SIGN_IN' }), guest, 'vod', 'sign-in'],
  [title({ accessLevel: 'GRANTED_ON_SIGN_IN' }), undefined, 'vod', 'sign-in'],
  [title({ accessLevel: 'GRANTED_ON_SIGN_IN' }), adult, 'vod', undefined],
  [title({ accessLevel: 'DENIED' }), adult, 'vod', 'purchase'],
  [title({ accessLevel: 'DENIED' }), guest, 'vod', 'purchase'],
  [title({ accessLevel: 'DENIED' }), child, 'vod', 'profile'],
  [title({ accessLevel: 'GEOBLOCKED' }), adult, 'vod', 'geoblocked'],
  [title({ onlinePlayback: 'NOT_AVAILABLE' }), adult, 'vod', 'not-available'],
  [title({ playerUrlCallback: undefined }), adult, 'vod', 'forbidden'],
  [title({ endDate: now }), adult, 'live', 'has-ended'],
  [title({ endDate: now + 1 }), adult, 'live', undefined],
  [title({ endDate: now }), adult, 'vod', undefined],
  [title({ startDate: now + 1, playerUrlCallback: undefined }), adult, 'live', 'not-started'],
  [title({ playerUrlCallback: undefined }), adult, 'live', 'not-live'],
] as const)('%j for %j as %s: %s', (facts, viewer, kind, outcome) => {
  expect(outcomeOfTitle(facts, viewer, kind, now)?.kind).toBe(outcome);
});

test('a rejected playback brings the licences', () => {
  expect(outcomeOfTitle(title({ accessLevel: 'DENIED' }), adult, 'vod', now)?.licences).toEqual(['gold']);
  expect(outcomeOfTitle(title({ onlinePlayback: 'NOT_AVAILABLE' }), adult, 'vod', now)?.licences).toEqual(['gold']);
});
