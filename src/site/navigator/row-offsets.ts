/** Remembers how far the rows of each page were scrolled, and brings them back there. */
export interface RowOffsets {
  /** A new page: its rows begin at their beginning. */
  enter(key: string): void;
  /** Rows of a page go back to where they were, each as soon as it is there and long enough; one that the viewer moves is left alone. */
  restore(key: string): void;
}

/** The rows of each page: their offsets by name. */
export type OffsetsOfPages = Map<string, Record<string, number>>;

const rowTrack = '[part~="track"]';

/** @param key of the page that is shown now @param pages what is known of pages shown before */
export function createRowOffsets(key: string, pages: OffsetsOfPages = new Map()): RowOffsets {
  let current = key;
  let wanted: Record<string, number> = {};
  const observer = new MutationObserver(settle);

  function settle(): void {
    for (const [name, track] of namedTracks()) {
      const offset = wanted[name];
      if (offset === undefined) continue;
      track.scrollTo({ left: offset, behavior: 'instant' });
      // A row that is shorter than it was goes to its end, where it reads on.
      if (Math.abs(track.scrollLeft - offset) <= 1) delete wanted[name];
    }
    if (Object.keys(wanted).length === 0) observer.disconnect();
  }

  addEventListener('scroll', ({ target }) => {
    const name = nameOf(target);
    if (name === undefined || wanted[name] !== undefined) return;
    pages.set(current, { ...pages.get(current), [name]: (target as Element).scrollLeft });
  }, { capture: true, passive: true });
  for (const moved of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(moved, ({ target }) => {
      const name = nameOf((target as Element | null)?.closest?.(rowTrack) ?? null);
      if (name !== undefined) delete wanted[name];
    }, { capture: true, passive: true });
  }

  return {
    enter(next) {
      current = next;
      wanted = {};
      observer.disconnect();
    },
    restore(next) {
      current = next;
      wanted = Object.fromEntries(Object.entries(pages.get(next) ?? {}).filter(([, offset]) => offset !== 0));
      observer.disconnect();
      if (Object.keys(wanted).length > 0) observer.observe(document.body, { childList: true, subtree: true });
    },
  };
}

/** Rows by the words that name them; the second of a name has a number. */
function namedTracks(): [name: string, track: Element][] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll(rowTrack)].map((track) => {
    const words = document.getElementById(track.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    return [count > 1 ? `${words} ${count}` : words, track];
  });
}

const nameOf = (target: EventTarget | null): string | undefined =>
  (target instanceof Element && target.matches(rowTrack) ? namedTracks().find(([, track]) => track === target)?.[0] : undefined);
