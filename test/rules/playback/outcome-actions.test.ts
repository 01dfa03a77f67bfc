import { expect, it } from 'vitest';
import { outcomeActions, shownTrailerOf } from '../../../src/rules/playback/outcome-actions.ts';
import { playbackOutcome, type PlaybackOutcomeKind } from '../../../src/rules/playback/playback-outcome.ts';

const guest = { who: 'guest' } as const;
const member = { who: 'member', profileType: 'adult' } as const;
const trailer = (accessLevel: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED', id = accessLevel) => ({ id, title: 'Trailer', accessLevel });

/** @source spec 1 §4.1, §8 */
it.each<[PlaybackOutcomeKind, typeof guest | typeof member, string]>([
  ['sign-in', guest, 'sign-in back'],
  ['purchase', member, 'plans back'],
  ['purchase', guest, 'plans member-sign-in back'],
  ['profile', member, 'profiles back'],
  ['geoblocked', member, 'back'],
  ['not-available', member, 'back'],
  ['not-found', guest, 'back'],
  ['not-live', guest, 'retry back'],
  ['has-ended', guest, 'back'],
  ['forbidden', member, 'back'],
  ['conflict', member, 'retry back'],
  ['unreachable', guest, 'retry back'],
  ['broken-answer', guest, 'retry back'],
  ['unplayable', guest, 'retry back'],
  ['default', guest, 'retry back'],
])('%s of a %j offers: %s', (kind, viewer, actions) => {
  expect(outcomeActions(playbackOutcome(kind), viewer, undefined).join(' ')).toBe(actions);
});

it('offers another profile where the title is for older viewers', () => {
  expect(outcomeActions(playbackOutcome('forbidden', [], 'title-restricted'), member, undefined)).toEqual(['profiles', 'back']);
});

it('offers the recording of an event that is over, and a reminder instead of another try before a start', () => {
  expect(outcomeActions(playbackOutcome('has-ended'), guest, { replacementVodId: '7', trailers: [] })).toEqual(['recording', 'back']);
  expect(outcomeActions({ ...playbackOutcome('not-started'), startsAt: 5 }, guest, undefined)).toEqual(['remind', 'back']);
  expect(outcomeActions({ ...playbackOutcome('not-available'), startsAt: 5 }, member, undefined)).toEqual(['remind', 'back']);
});

it('offers the trailer of a refused title, after what opens it', () => {
  expect(outcomeActions(playbackOutcome('purchase'), guest, { trailers: [trailer('GRANTED')] })).toEqual(['plans', 'trailer', 'member-sign-in', 'back']);
});

it.each([
  [[], undefined],
  [[trailer('DENIED')], undefined],
  [[trailer('DENIED'), trailer('GRANTED_ON_SIGN_IN')], 'GRANTED_ON_SIGN_IN'],
  [[trailer('GRANTED_ON_SIGN_IN'), trailer('GRANTED')], 'GRANTED'],
])('of the trailers %j the one shown is %s', (trailers, id) => {
  expect(shownTrailerOf({ trailers })?.id).toBe(id);
});
