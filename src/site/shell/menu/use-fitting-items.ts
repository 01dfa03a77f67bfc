import { useLayoutEffect, useState, type RefObject } from 'react';
import { fitItems } from './fit-items.ts';

/**
 * How many items of a list fit into its width; follows its size, its words and its font.
 *
 * The list's last child stands for the items that are hidden.
 *
 * @param words what the items say: other words are measured anew
 */
export function useFittingItems(list: RefObject<HTMLElement | null>, words: string): number {
  const [shown, setShown] = useState(Infinity);
  useLayoutEffect(() => {
    const box = list.current;
    const children = [...box?.children ?? []] as HTMLElement[];
    const more = children.pop();
    if (!box || !more) return undefined;
    const fit = () => setShown(fitItems(box, children, more));
    fit();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(fit);
    for (const element of [box, ...children]) observer.observe(element);
    return () => observer.disconnect();
  }, [list, words]);
  return shown;
}
