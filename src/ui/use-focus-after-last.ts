import { useEffect, useRef } from 'react';

/** A list, or some of them, in which something is pressed that leaves once all is there. */
interface Place {
  box: Element;
  lines: number;
  side: 'before' | 'after';
}

const lines = 'ul > li, ol > li';

/**
 * Puts the focus on the first of what came when the button that fetched it left with the last of it, instead of losing it.
 *
 * @param isThere whether the button still is
 * @returns told of its press; `before` what came stands before the rest, and the nearest of it gets the focus
 */
export function useFocusAfterLast(isThere: boolean): (event: { currentTarget: Element }, side?: Place['side']) => void {
  const place = useRef<Place>(undefined);
  useEffect(() => {
    if (isThere || !place.current) return;
    const { box, lines: before, side } = place.current;
    place.current = undefined;
    const { activeElement } = box.getRootNode() as Document | ShadowRoot;
    if (activeElement && activeElement !== document.body) return;
    const shown = [...box.querySelectorAll(lines)];
    const came = side === 'after' ? shown[before] : shown[shown.length - before - 1];
    came?.querySelector<HTMLElement>('a[href], button')?.focus();
  }, [isThere]);
  return ({ currentTarget }, side = 'after') => {
    const box = boxOf(currentTarget);
    place.current = box && { box, lines: box.querySelectorAll(lines).length, side };
  };
}

/** The nearest around the button that has lines of a list. */
function boxOf(button: Element): Element | undefined {
  let box = button.parentElement;
  while (box && !box.querySelector(lines)) box = box.parentElement;
  return box ?? undefined;
}
