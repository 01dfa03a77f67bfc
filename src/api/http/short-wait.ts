import type { ApiError } from '../api-error.ts';
import type { Call } from '../call.ts';
import { GivenUp } from './time-limit.ts';

/** A wait that nobody takes for a failure. chosen: five seconds */
const longestWaitMs = 5_000;
/** chosen: two, so that a platform under load is not asked without end */
const mostRetries = 2;
/** The statuses that say "later". */
const laterStatuses = [429, 503];

/**
 * How long to wait before a refused read is made again by itself.
 *
 * A quarter is added at random, so that clients that were refused together do not come back together.
 *
 * @param retries how often it was made again already
 * @returns milliseconds; undefined when the caller has to know of the failure
 */
export function shortWaitMs(call: Pick<Call, 'method'>, { status, retryAfterMs }: ApiError, retries: number): number | undefined {
  if (call.method !== 'GET' || retries >= mostRetries || !laterStatuses.includes(status)) return undefined;
  return retryAfterMs !== undefined && retryAfterMs <= longestWaitMs ? retryAfterMs * (1 + Math.random() / 4) : undefined;
}

/** @throws GivenUp when the caller no longer wants it */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(new GivenUp());
      else resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
