/**
 * Does something while no other frame or tab of this origin does the same.
 *
 * Where the browser gives no locks (a frame without storage), it is done at once.
 *
 * @param work gets whether another one did it before; it has to end when `signal` is aborted
 * @returns when the work has ended, or was aborted before its turn
 */
export async function inTurn(name: string, signal: AbortSignal, work: (waited: boolean) => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work(false);
  let waited = false;
  try {
    const wasFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work(false);
      return lock !== null;
    });
    waited = true;
    if (!wasFree && !signal.aborted) await locks.request(name, { signal }, () => work(true));
  } catch {
    // Aborted while it waited, or no locks in this frame.
    if (!waited && !signal.aborted) await work(false);
  }
}
