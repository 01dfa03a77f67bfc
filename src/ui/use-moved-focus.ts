import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the title that replaced what was pressed.
 *
 * At once, with the title: later it would take the focus from a field that is being typed into.
 *
 * @param moved true when the viewer's own press brought the title; anything else must not move the focus
 */
export function useMovedFocus(moved: { current: boolean }): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (moved.current) title.current?.focus();
    moved.current = false;
  }, [moved]);
  return title;
}
