import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard focus after a removal: on the card that moved up, else the last one, else the title.
 *
 * @param count of what is left
 * @returns refs for the list and its title, and what to call with the place of the thing that goes
 */
export function useFocusAfterRemoval(count: number): [RefObject<HTMLUListElement | null>, RefObject<HTMLHeadingElement | null>, (index: number) => void] {
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const gone = useRef<number>(undefined);
  useLayoutEffect(() => {
    const index = gone.current;
    gone.current = undefined;
    if (index === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('.fl-heart') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? title.current)?.focus();
  }, [count]);
  return [list, title, (index) => void (gone.current = index)];
}
