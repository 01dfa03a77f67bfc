import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../../src/contracts/wire/call-failure.ts';
import { isWaitingForAccess, isWaitingForTime, outcomeOfFailure, outcomeOfTitle, playbackOutcome, type PlaybackOutcomeKind } from '../../../src/rules/playback/playback-outcome.ts';

const guest = { who: 'guest' } as const;
/** A member until the platform ended the session. */
const ended = { who: 'guest', sessionEnded: true } as const;
const adult = { who: 'member', profileType: 'adult' } as const;
const child = { who: 'member', profileType: 'child' } as const;

describe('a title that the platform knows, spec 1 §4.1', () => {
  const now = 1000;
  type Title = Parameters<typeof outcomeOfTitle>[0];
  const title = (facts: Partial<Title> = {}): Title =>
    ({ accessLevel: 'GRANTED', onlinePlayback: 'AVAILABLE', licences: ['gold'], playerUrlCallback: 'https://api.test/c', ...facts });

  it.each([
    [title(), guest, 'vod', undefined],
    [title({ accessLevel: 'GRANTED_ON_SIGN_IN' }), guest, 'vod', 'sign-in'],
    [title({ accessLevel: 'GRANTED_ON_SIGN_IN' }), undefined, 'vod', 'sign-in'],
    [title({ accessLevel: 'GRANTED_ON_SIGN_IN' }), adult, 'vod', undefined],
    [title({ accessLevel: 'GRANTED_ON_SIGN_IN', playerUrlCallback: undefined }), adult, 'vod', 'sign-in'],
    [title({ accessLevel: 'DENIED' }), adult, 'vod', 'purchase'],
    [title({ accessLevel: 'DENIED' }), guest, 'vod', 'purchase'],
    [title({ accessLevel: 'DENIED' }), child, 'vod', 'profile'],
    [title({ accessLevel: 'GEOBLOCKED' }), adult, 'vod', 'geoblocked'],
    [title({ onlinePlayback: 'NOT_AVAILABLE' }), adult, 'vod', 'not-available'],
    [title({ playerUrlCallback: undefined }), adult, 'vod', 'forbidden'],
    [title({ endDate: now }), adult, 'live', 'has-ended'],
    [title({ endDate: now + 1 }), adult, 'live', undefined],
    [title({ endDate: now + 1, replacementVodId: '7', playerUrlCallback: undefined }), adult, 'live', 'has-ended'],
    [title({ endDate: now }), adult, 'vod', undefined],
    [title({ startDate: now + 1, playerUrlCallback: undefined }), adult, 'live', 'not-started'],
    [title({ startDate: now - 1, playerUrlCallback: undefined }), adult, 'live', 'not-live'],
    [title({ playerUrlCallback: undefined }), adult, 'live', 'not-live'],
  ] as const)('%j for %j as %s: %s', (facts, viewer, kind, outcome) => {
    expect(outcomeOfTitle(facts, viewer, kind, now)?.kind).toBe(outcome);
  });

  it.each([title({ accessLevel: 'DENIED' }), title({ accessLevel: 'GRANTED_ON_SIGN_IN' })])('asks a viewer whose session was ended to sign in again, not to buy: %j', (facts) => {
    expect(outcomeOfTitle(facts, ended, 'vod', now)).toMatchObject({ kind: 'sign-in', labelKey: 'signInAgainToWatch', licences: ['gold'] });
  });

  it.each([
    ['a premiere that is scheduled', title({ onlinePlayback: 'NOT_AVAILABLE', premiereRelease: { start: now + 5 } }), 'vod', now + 5],
    ['a premiere that is past', title({ onlinePlayback: 'NOT_AVAILABLE', premiereRelease: { start: now } }), 'vod', undefined],
    ['no premiere', title({ onlinePlayback: 'NOT_AVAILABLE' }), 'vod', undefined],
    ['an event before its start', title({ startDate: now + 9, playerUrlCallback: undefined }), 'live', now + 9],
    ['an event that is not live', title({ startDate: now - 9, playerUrlCallback: undefined }), 'live', undefined],
  ] as const)('%s can be watched from a moment, or none', (_name, facts, kind, startsAt) => {
    const outcome = outcomeOfTitle(facts, adult, kind, now);
    expect(outcome?.startsAt).toBe(startsAt);
    expect(isWaitingForTime(outcome)).toBe(startsAt !== undefined);
  });

  it('brings the licences of a rejected playback', () => {
    expect(outcomeOfTitle(title({ accessLevel: 'DENIED' }), adult, 'vod', now)?.licences).toEqual(['gold']);
    expect(outcomeOfTitle(title({ onlinePlayback: 'NOT_AVAILABLE' }), adult, 'vod', now)?.licences).toEqual(['gold']);
  });
});

describe('a playback call that failed, spec 1 §8', () => {
  type Failure = CallFailure & { code: string };
  const refused = (status: number, code = 'NO', licences?: string[]): Failure =>
    ({ kind: 'refused', status, code, body: { code, messages: [], ...(licences ? { details: { licences } } : {}) } });

  // The rows of "Playback by status", then what is chosen.
  const rows: [Failure, 'vod' | 'live', PlaybackOutcomeKind, string][] = [
    [refused(404), 'live', 'not-live', 'videoIsNotLive'],
    [refused(404), 'vod', 'not-found', 'videoNotFound'],
    [refused(401), 'vod', 'sign-in', 'signInToWatch'],
    [refused(403), 'vod', 'forbidden', 'playbackForbidden'],
    [refused(409), 'vod', 'conflict', 'playbackConflict'],
    [refused(500), 'vod', 'default', 'playbackError'],
    [refused(418), 'live', 'default', 'playbackError'],
    [refused(403, 'notWhileImpersonating'), 'vod', 'forbidden', 'notWhileImpersonating'],
    [refused(403, 'outside-region'), 'vod', 'geoblocked', 'playbackGeoblocked'],
      [refused(403, 'toString'), 'vod', 'forbidden', 'playbackForbidden'],
    [refused(403, 'DENIED', ['gold']), 'vod', 'purchase', 'licenceNeeded'],
    [{ kind: 'unreachable', status: 0, code: 'unreachable' }, 'vod', 'unreachable', 'platformUnreachable'],
    [{ kind: 'aborted', status: 0, code: 'aborted' }, 'vod', 'unreachable', 'platformUnreachable'],
    [{ kind: 'contract-broken', status: 200, code: 'contract-broken' }, 'vod', 'broken-answer', 'playbackBrokenAnswer'],
    [{ kind: 'not-permitted', status: 0, code: 'not-permitted' }, 'vod', 'forbidden', 'playbackForbidden'],
    [{ kind: 'refused', status: 502, code: 'refused' }, 'vod', 'default', 'playbackError'],
  ];
  it.each(rows)('%j of a %s: %s', (failure, kind, outcome, labelKey) => {
    expect(outcomeOfFailure(failure, adult, kind)).toMatchObject({ kind: outcome, labelKey, code: failure.code });
  });

  it('brings the licences of denied access', () => {
    expect(outcomeOfFailure(refused(403, 'DENIED', ['gold', 'silver']), adult, 'vod').licences).toEqual(['gold', 'silver']);
  });

  it.each([refused(401, 'session-ended'), refused(403, 'DENIED', ['gold'])])('asks a viewer whose session was ended to sign in again: %j', (failure) => {
    expect(outcomeOfFailure(failure, ended, 'vod')).toMatchObject({ kind: 'sign-in', labelKey: 'signInAgainToWatch' });
  });

  it('tells a restricted profile whom to ask, without calling it a child', () => {
    expect(outcomeOfFailure(refused(403, 'DENIED', ['gold']), { who: 'member', profileType: 'adult', restricted: true }, 'vod')).toMatchObject({ kind: 'profile', labelKey: 'accountForGrownUpsLead' });
  });

  it('tells a child profile that it cannot buy', () => {
    expect(outcomeOfFailure(refused(403, 'DENIED', ['gold']), child, 'vod')).toMatchObject({ kind: 'profile', labelKey: 'kidPurchasePermissionDenied' });
  });

  it.each([[500, true], [409, true], [403, false], [401, false]])('status %d may work later: %s', (status, retryable) => {
    expect(outcomeOfFailure(refused(status), adult, 'vod').retryable).toBe(retryable);
  });
});

it.each([
  ['sign-in', true], ['purchase', true], ['profile', true], ['geoblocked', false], ['unreachable', false],
] as const)('%s is settled by the viewer: %s', (kind, isWaiting) => {
  expect(isWaitingForAccess(playbackOutcome(kind))).toBe(isWaiting);
});

it('waits for nothing where nothing is in the way, and names an outcome without a code by its kind', () => {
  expect([isWaitingForAccess(undefined), playbackOutcome('unplayable').code]).toEqual([false, 'unplayable']);
});
