import { describe, expect, it } from 'vitest';
import { errorCodes, errorOf } from '../../../../bridge/contract/messages/error-codes.ts';

describe('errors', () => {
  it.each([
    ['STATE_UNAVAILABLE', 'Error Fetching State'], ['PLAY_FAILED', 'failed to play'], ['VOD_NOT_FOUND', 'VOD does not exist'],
    ['TRACK_NOT_FOUND', 'Track NOT FOUND'], ['PLAYER_NOT_FOUND', 'Player not found'],
  ] as const)('%s has the specification’s words (spec 1 §8)', (code, message) => {
    expect(errorOf(code)).toEqual({ code, message, retryable: errorCodes[code].retryable });
  });
  it('INTERNAL says nothing', () => {
    expect(errorOf('INTERNAL')).toEqual({ code: 'INTERNAL', message: '', retryable: false });
  });
  it('a call’s own code has no text of ours', () => {
    expect(errorOf('declined', { reason: 'funds', details: { a: 1 }, retryable: true })).toEqual({ code: 'declined', message: '', retryable: true, reason: 'funds', details: { a: 1 } });
    expect(errorOf('toString').message).toBe('');
  });
});
