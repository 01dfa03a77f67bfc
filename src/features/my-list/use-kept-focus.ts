import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';

/**
 * Back on a page, the focus is on the entry of the list that had it.
 *
 * @param name tells the lists of one page apart
 * @param count how many entries are drawn
 * @source design/catalogue-and-site.md "Back returns to the same scroll"
 */
export function useKeptFocus(name: string, list: RefObject<HTMLElement | null>, count: number): void {
  const { navigator } = useRuntime();
  // The place of an entry, counted from 1, is kept as lengths are.
  const kept = useMemo(() => navigator.keptLength?.(`focus ${name}`), [navigator, name]);
  const wanted = useRef(0);
  useEffect(() => {
    if (!kept) return undefined;
    wanted.current = kept.length();
    const follow = ({ target }: FocusEvent) => kept.keep([...(list.current?.children ?? [])].findIndex((entry) => entry.contains(target as Node)) + 1);
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [kept, list]);
  useEffect(() => {
    if (wanted.current === 0 || count < wanted.current) return;
    const entry = list.current?.children[wanted.current - 1];
    wanted.current = 0;
    // Where the viewer has moved it meanwhile, it stays.
    if (document.activeElement?.matches('body, main')) entry?.querySelector('a')?.focus({ preventScroll: true });
  }, [count, list]);
}
