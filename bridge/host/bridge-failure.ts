import type { BridgeError, BridgeErrorCode } from '../contract/messages/error-codes.ts';

/** What a refused or failed request rejects with: an `Error` with the bridge's facts on it; guard by `code`. */
export type BridgeFailure = Error & BridgeError;

type LocalCode = Extract<BridgeErrorCode,
  'TIMEOUT' | 'HANDSHAKE_TIMEOUT' | 'DISCONNECTED' | 'ABORTED' | 'UNSUPPORTED_VERSION' | 'PLAYER_NOT_FOUND' | 'BAD_ARGS' | 'NEEDS_GESTURE' | 'UNSUPPORTED' | 'NOT_PERMITTED' | 'BAD_FRAME'>;

/** The texts of what this side finds out by itself; a test keeps them equal to the contract's. */
const localTexts: Record<LocalCode, string> = {
  TIMEOUT: 'No answer in time',
  HANDSHAKE_TIMEOUT: 'The frame did not answer',
  DISCONNECTED: 'The connection ended',
  ABORTED: 'The caller ended it',
  UNSUPPORTED_VERSION: 'No version in common',
  PLAYER_NOT_FOUND: 'Player not found',
  NEEDS_GESTURE: 'The viewer has to press something first',
  UNSUPPORTED: 'Not supported here',
  BAD_ARGS: 'The arguments do not fit the contract',
  NOT_PERMITTED: 'This origin may not do that',
  BAD_FRAME: 'Not a message of this bridge',
};
const retryable: readonly string[] = ['TIMEOUT', 'HANDSHAKE_TIMEOUT', 'DISCONNECTED', 'NEEDS_GESTURE'];

/** A failure as the frame sent it, field by field: nothing else of the message is kept. */
export function failureFrom(body: BridgeError): BridgeFailure {
  const { code, message, reason, details } = body;
  return Object.assign(new Error(String(message || code)), {
    code: String(code),
    retryable: body.retryable === true,
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(details === undefined ? {} : { details }),
  });
}

/** A failure that this side found out by itself. @param hint what the page's author can do @param reason the same for a program */
export const localFailure = (code: LocalCode, hint?: string, reason?: string): BridgeFailure =>
  failureFrom({ code, message: localTexts[code] + (hint ? `. ${hint}` : ''), retryable: retryable.includes(code), reason });
