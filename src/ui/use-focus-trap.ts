import { useLayoutEffect, type RefObject } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Tab goes round inside of a box that lies over the page. */
export function useFocusTrap(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const all = [...node.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility?.() ?? true);
      const [first, last] = [all[0], all.at(-1)];
      const from = event.shiftKey ? first : last;
      if (!first || !last || (node.ownerDocument.activeElement !== from && !(event.shiftKey && node.ownerDocument.activeElement === node))) return;
      event.preventDefault();
      (event.shiftKey ? last : first).focus();
    };
    node.addEventListener('keydown', turn);
    return () => node.removeEventListener('keydown', turn);
  }, [box]);
}
