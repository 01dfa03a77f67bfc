/**
 * What the bridge says when something did not work.
 *
 * `code` is API; `message` is for logs. Five messages are the specification's own words.
 *
 * @source spec 1 §8 (five texts); the other codes chosen: a host must tell a refusal from a time-out
 */
export interface BridgeError {
  readonly code: string;
  readonly message: string;
  /** True when the same request may work later without the host changing anything. */
  readonly retryable: boolean;
  /** Why, where a code has several causes: `PLAY_FAILED` carries a `PlayFailedReason`. */
  readonly reason?: string;
  /** What a failed `call` has to say beyond its code; the call's contract gives its shape. */
  readonly details?: unknown;
}

/** Why the media did not start. @source chosen: a host shows a different button for each */
export const playFailedReasons = ['autoplay', 'access', 'network', 'drm', 'not-live', 'aborted'] as const;
export type PlayFailedReason = (typeof playFailedReasons)[number];

const codes = {
  STATE_UNAVAILABLE: { message: 'Error Fetching State', retryable: true },
  PLAY_FAILED: { message: 'failed to play', retryable: true },
  VOD_NOT_FOUND: { message: 'VOD does not exist', retryable: false },
  TRACK_NOT_FOUND: { message: 'Track NOT FOUND', retryable: false },
  PLAYER_NOT_FOUND: { message: 'Player not found', retryable: false },
  ACCESS_DENIED: { message: 'A licence is needed', retryable: false },
  SIGN_IN_REQUIRED: { message: 'Signing in is needed', retryable: false },
  GEOBLOCKED: { message: 'Not available in this territory', retryable: false },
  OUT_OF_RANGE: { message: 'Outside the seekable range', retryable: false },
  NEEDS_GESTURE: { message: 'The viewer has to press something first', retryable: true },
  UNSUPPORTED: { message: 'Not supported here', retryable: false },
  UNKNOWN_EVENT: { message: 'No such event', retryable: false },
  UNKNOWN_METHOD: { message: 'No such method', retryable: false },
  BAD_FRAME: { message: 'Not a message of this bridge', retryable: false },
  BAD_ARGS: { message: 'The arguments do not fit the contract', retryable: false },
  UNSUPPORTED_VERSION: { message: 'No version in common', retryable: false },
  RATE_LIMITED: { message: 'Too many requests', retryable: true },
  RESULT_TOO_LARGE: { message: 'The result is larger than the bridge carries', retryable: false },
  TIMEOUT: { message: 'No answer in time', retryable: true },
  HANDSHAKE_TIMEOUT: { message: 'The frame did not answer', retryable: true },
  DISCONNECTED: { message: 'The connection ended', retryable: true },
  ABORTED: { message: 'The caller ended it', retryable: false },
  NOT_PERMITTED: { message: 'This origin may not do that', retryable: false },
  INTERNAL: { message: '', retryable: false },
} as const;

export type BridgeErrorCode = keyof typeof codes;

/** Every code of the bridge with its text; no prototype, so a name from a message finds nothing else. */
export const errorCodes: Readonly<Record<BridgeErrorCode, { readonly message: string; readonly retryable: boolean }>> =
  Object.freeze(Object.assign(Object.create(null) as typeof codes, codes));

export const isErrorCode = (code: string): code is BridgeErrorCode => Object.hasOwn(errorCodes, code);

/** The error that crosses for a code; a `call` may give a code of its own, which has no text here. */
export function errorOf(code: string, extra: { reason?: string; details?: unknown; retryable?: boolean } = {}): BridgeError {
  const known = isErrorCode(code) ? errorCodes[code] : { message: '', retryable: false };
  return {
    code,
    message: known.message,
    retryable: extra.retryable ?? known.retryable,
    ...(extra.reason === undefined ? {} : { reason: extra.reason }),
    ...(extra.details === undefined ? {} : { details: extra.details }),
  };
}
