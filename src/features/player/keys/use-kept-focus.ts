import { useLayoutEffect } from 'react';

/** Keeps the focus in a player when what had it goes away, such as a notice that was answered: keys go on working, and reading goes on there. */
export function useKeptFocus(box: HTMLElement): void {
  useLayoutEffect(() => {
    const end = new AbortController();
    let last: Element | undefined;
    const enter = ({ target }: FocusEvent) => { last = target as Element; };
    const leave = ({ target }: FocusEvent) => {
      // Browsers differ in whether they tell of an element that is removed: one that stays was left by the viewer.
      queueMicrotask(() => { if ((target as Element).isConnected && last === target) last = undefined; });
    };
    const restore = () => {
      if (!last || last.isConnected) return;
      last = undefined;
      const { activeElement } = document;
      const root = box.getRootNode();
      const isNobodys = activeElement === null || activeElement === document.body || (root instanceof ShadowRoot && activeElement === root.host);
      if (isNobodys && !box.matches(':focus-within')) box.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(restore);
    watch.observe(box, { childList: true, subtree: true });
    box.addEventListener('focusin', enter, { signal: end.signal });
    box.addEventListener('focusout', leave, { signal: end.signal });
    return () => {
      end.abort();
      watch.disconnect();
    };
  }, [box]);
}
