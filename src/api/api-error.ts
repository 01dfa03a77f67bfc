import type { ApiErrorBody } from '../contracts/wire/api-error-body.ts';
import type { CallFailure, FailureKind } from '../contracts/wire/call-failure.ts';

interface ErrorFacts {
  status?: number | undefined;
  body?: ApiErrorBody | undefined;
  retryAfterMs?: number | undefined;
  /** For the log. */
  detail?: string | undefined;
}

/** A failed call as a value. `code` is API; `message` is for logs. */
export class ApiError extends Error implements CallFailure {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The call's name. */
  readonly call: string;
  /** The platform's code when it refused, else the kind. */
  readonly code: string;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  readonly body: ApiErrorBody | undefined;
  /** How long the platform asks to wait before another attempt, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, call: string, facts: ErrorFacts = {}) {
    super(`${call}: ${kind}${facts.status ? ` ${facts.status}` : ''}${facts.detail ? ` (${facts.detail})` : ''}`);
    this.kind = kind;
    this.call = call;
    this.status = facts.status ?? 0;
    this.body = facts.body;
    this.retryAfterMs = facts.retryAfterMs;
    this.code = facts.body?.code ?? kind;
  }
}

/** True for a failed call, also when it crossed from another copy of this module. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError' && 'kind' in value && 'call' in value;
}

/** A failed call, whatever was thrown: what is none counts as no answer. */
export function asApiError(failure: unknown): ApiError {
  return isApiError(failure) ? failure : new ApiError('unreachable', 'unknown');
}
