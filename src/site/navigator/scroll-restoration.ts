const patienceMs = 4000;

/** Remembers how far each page was read, and brings the viewer back there. */
export interface ScrollRestoration {
  /** A new page begins at its top. */
  enter(key: string): void;
  /** A page that was left is as high as it was only when its rows are there: waits for that, and gives up when the viewer moves. */
  comeBack(key: string): void;
}

/** @param key of the page that stands now */
export function createScrollRestoration(key: string): ScrollRestoration {
  const places = new Map<string, number>();
  let current = key;
  let stop = () => {};
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => places.set(current, scrollY), { passive: true });
  return {
    enter(next) {
      stop();
      current = next;
      scrollTo(0, 0);
    },
    comeBack(next) {
      stop();
      const wanted = places.get(next) ?? 0;
      current = next;
      stop = reach(wanted);
    },
  };
}

function reach(wanted: number): () => void {
  const end = new AbortController();
  const observer = new ResizeObserver(() => {
    scrollTo(0, wanted);
    if (Math.abs(scrollY - wanted) <= 1) end.abort();
  });
  end.signal.addEventListener('abort', () => observer.disconnect());
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown']) addEventListener(name, () => end.abort(), { signal: end.signal, passive: true });
  const timer = setTimeout(() => end.abort(), patienceMs);
  end.signal.addEventListener('abort', () => clearTimeout(timer));
  observer.observe(document.body);
  return () => end.abort();
}
