import type { ApiErrorBody } from './api-error-body.ts';

/**
 * How a call can fail.
 *
 * - `refused`: the platform refused it; `status` and `body` say why
 * - `unreachable`: no answer at all
 * - `contract-broken`: an answer that does not fit its schema
 * - `aborted`: the caller no longer wants it
 * - `not-permitted`: this page may not make this call
 */
export const failureKinds = ['refused', 'unreachable', 'contract-broken', 'aborted', 'not-permitted'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** A failed call, as far as a rule needs it. */
export interface CallFailure {
  kind: FailureKind;
  /** HTTP status, 0 without an answer. */
  status: number;
  body?: ApiErrorBody | undefined;
  /** How long the platform asks to wait before another attempt, in milliseconds. */
  retryAfterMs?: number | undefined;
}
