import { isPassing } from './start-failure-key.ts';

/** chosen: soon enough for a short loss, seldom enough for a platform that comes back under load */
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/** How long to wait before another try. @param tries failed so far, from 1 */
export const waitAfter = (tries: number): number => Math.min(firstWaitMs * 2 ** (tries - 1), longestWaitMs);

/** Runs once: when the browser is online again, or after that time. @returns cancel */
export function whenWorthATry(waitMs: number, run: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    globalThis.removeEventListener?.('online', now);
  };
  const now = () => {
    cancel();
    run();
  };
  const timer = setTimeout(now, waitMs);
  globalThis.addEventListener?.('online', now);
  return cancel;
}

/** Repeats work until it succeeds, or fails for a reason that does not pass. Never rejects. */
export async function keepTrying(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (failure) {
      if (!isPassing(failure)) return;
    }
    await new Promise<void>((resolve) => void whenWorthATry(waitAfter(tries), resolve));
  }
}
