import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Hands the focus on from a step that goes without a press: whoever stood in it stands at the title of what comes.
 *
 * Without it a viewer who uses keys would stand at the beginning of the page.
 *
 * @param moved is set where the step had the focus as it went; the next title takes it (`useMovedFocus`)
 * @returns for the element around the step
 */
export function useHandedFocus<E extends Element>(moved: { current: boolean }): RefObject<E | null> {
  const step = useRef<E>(null);
  useLayoutEffect(() => {
    const going = step.current;
    return () => {
      if (going && hasFocus(going)) moved.current = true;
    };
  }, [moved]);
  return step;
}

const hasFocus = (place: Element): boolean => place.contains((place.getRootNode() as Document | ShadowRoot).activeElement);
