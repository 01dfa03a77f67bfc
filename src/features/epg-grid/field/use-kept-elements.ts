import { useRef, type ReactElement } from 'react';

interface Kept<P> {
  props: P;
  element: ReactElement;
}

/**
 * Draws a part only where something of it is another: an element that stays the same is passed by.
 *
 * chosen: not `memo`, whose code in the view library every element of a page would carry
 *
 * @param parts by key
 * @param draw makes the element of a part, with its key
 */
export function useKeptElements<P extends object>(parts: readonly (readonly [key: string | number, props: P])[], draw: (props: P, key: string | number) => ReactElement): ReactElement[] {
  const kept = useRef(new Map<string | number, Kept<P>>());
  const last = kept.current;
  kept.current = new Map(parts.map(([key, props]) => {
    const before = last.get(key);
    return [key, before && isSame(before.props, props) ? before : { props, element: draw(props, key) }];
  }));
  return [...kept.current.values()].map(({ element }) => element);
}

/** Lists are the same when what they hold is, and so are spans of time that nothing is known of. */
function isSame(last: unknown, next: unknown, depth = 0): boolean {
  if (Object.is(last, next)) return true;
  if (depth > 2 || typeof last !== 'object' || typeof next !== 'object' || !last || !next) return false;
  if (depth > 0 && !Array.isArray(last) && !('start' in last)) return false;
  const keys = Object.keys(next);
  return keys.length === Object.keys(last).length && keys.every((key) => isSame((last as Record<string, unknown>)[key], (next as Record<string, unknown>)[key], depth + 1));
}
