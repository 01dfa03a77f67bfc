import { expect, it } from 'vitest';
import type { Programme } from '../../../src/contracts/guide/programme.ts';
import { guideDestination } from '../../../src/rules/guide/guide-destination.ts';

const settings = (interstitialPage = false) => ({ flags: { interstitialPage, seriesInterstitial: false, enhancedMetadata: false }, countryCode: 'DEFAULT' as const });
const minute = 60_000;
const programme = (id: string, start: number, end?: number): Programme => ({ id, title: id, start: start * minute, ...(end === undefined ? {} : { end: end * minute }) });
const channel = { id: 'c', number: 1, name: 'One', accessLevel: 'GRANTED' as const, eventId: '42', programmes: [] };
it.each([
  ['on air', programme('a', 0, 60), 30, 'live:42'],
  ['to come', programme('a', 60, 120), 30, 'live:42'],
  ['over, with a recording', { ...programme('a', 0, 20), vodId: '7' }, 30, 'vod:7'],
  ['over, without one', programme('a', 0, 20), 30, 'live:42'],
  ['on air with a recording of itself', { ...programme('a', 0, 60), vodId: '7' }, 30, 'live:42'],
])('%s', (_, shown, now, content) => {
  expect(guideDestination(channel, { programme: shown, start: shown.start, end: shown.end! }, { now: now * minute, viewer: { who: 'guest' }, settings: settings() }).content).toBe(content);
});

it('leads from a gap to the channel itself', () => {
  expect(guideDestination(channel, { start: 0, end: 10 * minute }, { now: 30 * minute, viewer: undefined, settings: settings() })).toEqual({ content: 'live:42', route: { name: 'live', params: { eventId: '42', eventTitle: 'one' } } });
});

it.each([
  ['a guest to the sign-in page', { who: 'guest' as const }, { name: 'login', query: { from: '/live/42/one' }, state: { accessGrantedOnSignIn: true } }],
  ['a member to the channel', { who: 'member' as const, displayName: 'M', profileType: 'adult' as const }, { name: 'live', params: { eventId: '42', eventTitle: 'one' } }],
])('a channel that is granted on sign-in leads %s', (_, viewer, route) => {
  const found = guideDestination({ ...channel, accessLevel: 'GRANTED_ON_SIGN_IN' }, { start: 0, end: minute }, { now: 0, viewer, settings: settings() });
  expect(found).toEqual({ content: 'live:42', route });
});

it('leads to the recording of a channel for members, whose own page asks for the sign-in', () => {
  const over = { ...programme('a', 0, 20), vodId: '7' };
  const found = guideDestination({ ...channel, accessLevel: 'GRANTED_ON_SIGN_IN' }, { programme: over, start: 0, end: 20 * minute }, { now: 30 * minute, viewer: { who: 'guest' }, settings: settings() });
  expect(found.route).toEqual({ name: 'vod', params: { eventId: '7', eventTitle: 'a' } });
});

it('follows the tenant to the page before a film, as its cards do', () => {
  const over = { ...programme('a', 0, 20), vodId: '7' };
  const { route } = guideDestination(channel, { programme: over, start: 0, end: 20 * minute }, { now: 30 * minute, viewer: { who: 'guest' }, settings: settings(true) });
  expect(route).toEqual({ name: 'vod', params: { eventId: '7', eventTitle: 'a' }, query: { showInterstitial: 'true' } });
});
