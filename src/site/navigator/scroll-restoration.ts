/** How long a page is waited for that does not grow. chosen: longer than a page takes to load its rows, or the next part of a list */
const giveUpMs = 4000;
/** How long a place is held once it is reached: pictures and rows above it may still take their heights. */
const holdMs = 1000;

/** Remembers the scroll position of each page, and restores it. */
export interface ScrollRestoration {
  /** Scrolls a new page to its top. */
  enter(key: string): void;
  /** Restores a page's position once the page is high enough again; gives up when the viewer scrolls. */
  restore(key: string): void;
}

/** @param key of the page that is shown now @param positions what is known of pages shown before */
export function createScrollRestoration(key: string, positions = new Map<string, number>()): ScrollRestoration {
  let current = key;
  let stop = () => {};
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => positions.set(current, scrollY), { passive: true });
  return {
    enter(next) {
      stop();
      current = next;
      scrollTo(0, 0);
    },
    restore(next) {
      stop();
      current = next;
      stop = scrollOnceHighEnough(positions.get(next) ?? 0);
    },
  };
}

/** @returns stop */
function scrollOnceHighEnough(wanted: number): () => void {
  const end = new AbortController();
  let isReached = false;
  let timer = setTimeout(() => end.abort(), giveUpMs);
  const observer = new ResizeObserver(() => {
    scrollTo(0, wanted);
    if (isReached) return;
    isReached = Math.abs(scrollY - wanted) <= 1;
    clearTimeout(timer);
    timer = setTimeout(() => end.abort(), isReached ? holdMs : giveUpMs);
  });
  end.signal.addEventListener('abort', () => observer.disconnect());
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown']) addEventListener(name, () => end.abort(), { signal: end.signal, passive: true });
  end.signal.addEventListener('abort', () => clearTimeout(timer));
  observer.observe(document.body);
  return () => end.abort();
}
