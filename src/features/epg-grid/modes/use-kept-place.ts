import { useEffect, useMemo, useRef } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { keptGuidePlaces, type GuidePlace } from '../../../store/guide/kept-guide-places.ts';

/** Where a viewer was in this guide, and the way to say where one is now. */
export interface KeptPlace {
  /** As it was when the page, or the mode, was left; undefined on a page that is new. */
  readonly before: GuidePlace | undefined;
  keep(part: { [K in keyof GuidePlace]?: GuidePlace[K] | undefined }): void;
}

/** An element has no history: its place holds for the life of the page, by the store that its page shares. */
const placesOfElements = new WeakMap<object, GuidePlace>();

/**
 * Back on a page, its guide stands where it was left.
 *
 * @source design/guide.md "Restoring position and focus on return"
 */
export function useKeptPlace(): KeptPlace {
  const { navigator, store: { context } } = useRuntime();
  const id = useMemo(() => {
    const kept = navigator.keptLength?.('guide');
    if (!kept || kept.length() > 0) return kept?.length();
    const created = context.now();
    kept.keep(created);
    return created;
  }, [navigator, context]);
  const before = useMemo(() => (id === undefined ? placesOfElements.get(context) : keptGuidePlaces.read(id, context.now())), [id, context]);
  const place = useRef<GuidePlace | undefined>(before);
  useEffect(() => {
    addEventListener('pagehide', keptGuidePlaces.save);
    return () => {
      removeEventListener('pagehide', keptGuidePlaces.save);
      keptGuidePlaces.save();
    };
  }, []);
  return useMemo(() => ({
    get before() { return place.current; },
    keep(part) {
      place.current = { ...place.current, ...part };
      if (id === undefined) placesOfElements.set(context, place.current);
      else keptGuidePlaces.write(id, place.current, context.now());
    },
  }), [before, id, context]);
}
