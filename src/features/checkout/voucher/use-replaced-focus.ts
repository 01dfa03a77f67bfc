import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to what replaced the button that was pressed, which would else be lost with it.
 *
 * @param moved true when a press brought this; anything else must not move the focus
 */
export function useReplacedFocus<E extends HTMLElement>(moved: { current: boolean }): RefObject<E | null> {
  const target = useRef<E>(null);
  useLayoutEffect(() => {
    if (moved.current && target.current && isFocusLost(target.current)) target.current.focus();
    moved.current = false;
  }, [moved]);
  return target;
}

/** A viewer who went on to another field while the answer was awaited keeps typing there. */
function isFocusLost(place: HTMLElement): boolean {
  const focused = (place.getRootNode() as Document | ShadowRoot).activeElement;
  return !focused || focused === document.body;
}
