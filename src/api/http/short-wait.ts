import type { ApiError } from '../api-error.ts';
import type { Call } from '../call.ts';

/** A wait that nobody takes for a failure. chosen: five seconds */
const longestWaitMs = 5_000;
/** chosen: two, so that a platform under load is not asked without end */
const mostRetries = 2;
/** The statuses that say "later". */
const laterStatuses = [429, 503];

/**
 * Waits as long as the platform asks, before a refused read is made again by itself.
 *
 * A quarter is added at random, so that clients that were refused together do not come back together.
 *
 * @param retries how often it was made again already
 * @returns whether to make it again; false at once when the caller has to know of the failure, or no longer wants the answer
 */
export async function shortWait(call: Pick<Call, 'method'>, { status, retryAfterMs }: ApiError, retries: number, signal?: AbortSignal): Promise<boolean> {
  if (call.method !== 'GET' || retries >= mostRetries || !laterStatuses.includes(status)) return false;
  if (retryAfterMs === undefined || retryAfterMs > longestWaitMs) return false;
  await pass(retryAfterMs * (1 + Math.random() / 4), signal);
  return !signal?.aborted;
}

function pass(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, signal?.aborted ? 0 : ms);
    signal?.addEventListener('abort', end);
  });
}
