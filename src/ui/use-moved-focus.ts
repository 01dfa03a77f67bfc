import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on a title that took the place of what was pressed.
 *
 * At once, with the title: later it would take the focus from a field that is already being typed into.
 *
 * @param moved true when a person's own press brought the title here; anything else must not take the focus away
 */
export function useMovedFocus(moved: { current: boolean }): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (moved.current) title.current?.focus();
    moved.current = false;
  }, [moved]);
  return title;
}
