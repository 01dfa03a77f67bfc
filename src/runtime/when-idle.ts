/** chosen: long enough for a film to show its first frame after the page has loaded */
const settleMs = 3_000;
const longestIdleWaitMs = 10_000;

/**
 * Does something once the page has loaded, settled and has nothing else to do. Never where there is no page.
 *
 * @returns cancel
 */
export function whenIdle(work: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) work();
  };
  const settle = () => {
    timer = setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: longestIdleWaitMs }) : run()), settleMs);
  };
  if (document.readyState === 'complete') settle();
  else globalThis.addEventListener('load', settle, { once: true });
  return () => {
    isCancelled = true;
    clearTimeout(timer);
    globalThis.removeEventListener('load', settle);
  };
}
