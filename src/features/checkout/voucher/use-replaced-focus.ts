import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to what replaced the button that was pressed, which would else be lost with it.
 *
 * @param moved true when a press brought this; anything else must not move the focus
 */
export function useReplacedFocus<E extends HTMLElement>(moved: { current: boolean }): RefObject<E | null> {
  const target = useRef<E>(null);
  useLayoutEffect(() => {
    if (moved.current) target.current?.focus();
    moved.current = false;
  }, [moved]);
  return target;
}
