/**
 * Lets callers that come while a read is under way share the next one.
 *
 * 1. A caller never gets a read that began before it asked, so it sees everything that was written before.
 * 2. However many ask, at most one read is under way and one waits.
 *
 * @param read may fail: all who share it fail, the next one begins anew
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let waiting: Promise<T> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  const begin = (): Promise<T> => {
    waiting = undefined;
    const reading = read();
    underWay = reading.catch(() => undefined);
    return reading;
  };
  return () => (waiting ??= underWay.then(begin));
}
