/**
 * Does something that ends in time, also when what it waits for never does.
 *
 * @param signal of a caller who may no longer want it
 * @throws an error when the time is over or the caller has left
 */
export async function withTimeLimit<T>(limitMs: number, signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, limitMs);
  const givenUp = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error('given up')));
  });
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  try {
    return await Promise.race([givenUp, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
