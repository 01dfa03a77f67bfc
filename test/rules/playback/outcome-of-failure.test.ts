import { expect, test } from 'vitest';
import { outcomeOfFailure, type FailedCall } from '../../../src/rules/playback/outcome-of-failure.ts';

const refused = (status: number, code = 'NO', licences?: string[]): FailedCall => ({ kind: 'refused', status, code, body: { details: { licences } } });
const adult = { who: 'member', profileType: 'adult' } as const;
const child = { who: 'member', profileType: 'child' } as const;

// The rows of spec 1 §8 "Playback by status", then what is chosen.
test.each([
  [refused(404), 'live', 'not-live', 'videoIsNotLive'],
  [refused(404), 'vod', 'not-found', 'videoIsNotLive'],
  [refused(401), 'vod', 'sign-in', 'signInToWatch'],
  [refused(403), 'vod', 'forbidden', 'playbackForbidden'],
  [refused(409), 'vod', 'conflict', 'playbackConflict'],
  [refused(500), 'vod', 'default', 'playbackError'],
  [refused(418), 'live', 'default', 'playbackError'],
  [refused(403, 'outside-region'), 'vod', 'geoblocked', 'playbackGeoblocked'],
  [refused(403, 'DENIED', ['gold']), 'vod', 'purchase', 'licenceNeeded'],
  [{ kind: 'unreachable', status: 0, code: 'unreachable' }, 'vod', 'unreachable', 'platformUnreachable'],
  [{ kind: 'contract-broken', status: 200, code: 'contract-broken' }, 'vod', 'broken-answer', 'playbackBrokenAnswer'],
  [{ kind: 'not-permitted', status: 0, code: 'not-permitted' }, 'vod', 'forbidden', 'playbackForbidden'],
] as const)('%j of a %s: %s', (failure, kind, outcome, labelKey) => {
  expect(outcomeOfFailure(failure as FailedCall, adult, kind)).toMatchObject({ kind: outcome, labelKey, code: failure.code });
});

test('access denied brings its licences', () => {
  expect(outcomeOfFailure(refused(403, 'DENIED', ['gold', 'silver']), adult, 'vod').licences).toEqual(['gold', 'silver']);
});

test('a child profile cannot buy', () => {
  expect(outcomeOfFailure(refused(403, 'DENIED', ['gold']), child, 'vod')).toMatchObject({ kind: 'profile', labelKey: 'kidPurchasePermissionDenied' });
});

test.each([[500, true], [409, true], [403, false], [401, false]])('status %d may work later: %s', (status, retryable) => {
  expect(outcomeOfFailure(refused(status), adult, 'vod').retryable).toBe(retryable);
});
