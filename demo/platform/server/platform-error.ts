import type { ApiErrorBody } from '../../../src/contracts/wire/api-error-body.ts';

/** A refused call: status, code and message. @source design/platform.md "Errors" */
export class PlatformError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ApiErrorBody['details'];
  /** How long to wait before the next try, in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: string, message: string = code, details?: ApiErrorBody['details'], retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** What goes over the wire. */
  get body(): ApiErrorBody {
    return { code: this.code, messages: [this.message], ...(this.details ? { details: this.details } : {}) };
  }
}
