import { useEffect, useRef } from 'react';

/** Gives the focus to a box when what had it inside went away, so that keys go on working. @param turn changes when something may have gone */
export function useKeptFocus(box: HTMLElement, turn: unknown): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const enter = () => { wasInside.current = true; };
    // An element that is removed tells nothing: only a focus that goes elsewhere does.
    const leave = ({ relatedTarget }: FocusEvent) => { wasInside.current = relatedTarget === null || box.contains(relatedTarget as Node); };
    box.addEventListener('focusin', enter);
    box.addEventListener('focusout', leave);
    return () => {
      box.removeEventListener('focusin', enter);
      box.removeEventListener('focusout', leave);
    };
  }, [box]);
  useEffect(() => {
    const { activeElement } = document;
    const nobody = activeElement === null || activeElement === document.body || activeElement === hostOf(box);
    if (wasInside.current && nobody && !box.matches(':focus-within')) box.focus({ preventScroll: true });
  }, [turn]);
}

function hostOf(box: HTMLElement): Element | null {
  const root = box.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
