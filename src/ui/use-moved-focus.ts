import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on a title that took the place of what was pressed.
 *
 * @param moved true when a person's own press brought the title here; anything else must not take the focus away
 */
export function useMovedFocus(moved: { current: boolean }): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved.current) title.current?.focus();
    moved.current = false;
  }, [moved]);
  return title;
}
