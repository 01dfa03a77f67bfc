/** chosen: longer than a refresh may take, so that only a hung page is overtaken */
const longestWaitMs = 15_000;

/**
 * Does something while no other frame or tab of this browser does it.
 *
 * A lock that is not released in time is not waited for: the platform tolerates a parallel refresh for 10 s. Nor is one that
 * the browser refuses, as in a frame without storage.
 *
 * @param work told whether another one had the lock before
 */
export async function inBrowserLock<T>(name: string, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work(false);
  let hasWaited = false;
  // Answered before the lock is given, since it is asked before.
  void locks.query?.().then(({ held = [] }) => { hasWaited = held.some((one) => one.name === name); }, () => undefined);
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), longestWaitMs);
  let hasBegun = false;
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      hasBegun = true;
      clearTimeout(timer);
      return work(hasWaited);
    });
  } catch (failure) {
    if (hasBegun || !(failure instanceof DOMException)) throw failure;
    return work(false);
  } finally {
    clearTimeout(timer);
  }
}
