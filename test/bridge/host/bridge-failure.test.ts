import { expect, it } from 'vitest';
import { errorCodes, isErrorCode } from '../../../bridge/contract/messages/error-codes.ts';
import { failureFrom, localFailure } from '../../../bridge/host/bridge-failure.ts';

it.each(['TIMEOUT', 'HANDSHAKE_TIMEOUT', 'DISCONNECTED', 'UNSUPPORTED_VERSION', 'PLAYER_NOT_FOUND', 'BAD_ARGS', 'NOT_PERMITTED', 'BAD_FRAME'] as const)(
  'the host script says %s in the contract’s words', (code) => {
    expect(isErrorCode(code)).toBe(true);
    expect(localFailure(code)).toMatchObject({ code, ...errorCodes[code] });
  });

it.each<[what: string, body: object, kept: object]>([
  ['details of a call', { code: 'duplicatedItem', message: '', retryable: false, details: { status: 409 } }, { code: 'duplicatedItem', message: 'duplicatedItem', retryable: false, details: { status: 409 } }],
  ['no details where there are none', { code: 'BAD_ARGS', message: 'm', retryable: true }, { code: 'BAD_ARGS', message: 'm', retryable: true, details: undefined }],
  ['no reason that is no text', { code: 'PLAY_FAILED', message: 'm', retryable: 'yes', reason: { a: 1 } }, { retryable: false, reason: undefined }],
])('a failure of the frame keeps %s', (_what, body, kept) => {
  const failure = failureFrom(body as never) as unknown as Record<string, unknown>;
  expect(Object.fromEntries(Object.keys(kept).map((key) => [key, failure[key]]))).toEqual(kept);
});
