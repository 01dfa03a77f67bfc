import { expect, it } from 'vitest';
import { actionKeyOf } from '../../../src/rules/catalogue/card-action.ts';
import { guest, member } from '../../support/fake-context.ts';
import { itemOf } from '../../support/items.ts';

const now = Date.UTC(2026, 0, 15, 20);

it.each([
  ['a film', {}, member, 'watchNow'],
  ['a film that was begun', { watchProgress: 60 }, member, 'resumePlaying'],
  ['a film that was watched to its end', { watchProgress: 5400 }, member, 'watchNow'],
  ['what a guest may watch after sign-in', { accessLevel: 'GRANTED_ON_SIGN_IN' }, guest, 'signInToWatch'],
  ['the same before the viewer is known', { accessLevel: 'GRANTED_ON_SIGN_IN' }, undefined, 'signInToWatch'],
  ['the same for a member', { accessLevel: 'GRANTED_ON_SIGN_IN' }, member, 'watchNow'],
  ['what must be bought', { accessLevel: 'DENIED' }, member, 'seeDetails'],
  ['what is geo-blocked', { accessLevel: 'GEOBLOCKED' }, member, 'seeDetails'],
  ['an upcoming event', { type: 'LIVE_EVENT', startDate: now + 1 }, member, 'seeDetails'],
  ['a live event', { type: 'LIVE_EVENT', startDate: now }, member, 'watchLive'],
  ['a live event that must be bought', { type: 'LIVE', accessLevel: 'DENIED' }, member, 'seeDetails'],
  ['a series', { type: 'SERIES' }, member, 'seeEpisodes'],
  ['a season', { type: 'VOD_SEASON' }, member, 'seeEpisodes'],
  ['a playlist', { type: 'PLAYLIST' }, member, 'seeEpisodes'],
  ['a section link', { type: 'SECTION_LINK' }, member, 'seeDetails'],
  ['an unknown type', { type: 'UNKNOWN' }, member, 'seeDetails'],
] as const)('%s: %s for %j gives %s', (_, facts, viewer, labelKey) => {
  const { startDate, ...others } = { startDate: undefined, ...facts };
  expect(actionKeyOf({ ...itemOf(others), startDate }, viewer, now)).toBe(labelKey);
});
