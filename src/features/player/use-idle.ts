import { useEffect, useState, type RefObject } from 'react';

/** chosen: controls stay this long after the last movement, as in most players. */
const STAY_MS = 2600;

/**
 * Whether the viewer is idle, so that the controls may hide.
 *
 * They stay while paused, while something inside has visible focus, and while a menu is open.
 */
export function useIdle(box: RefObject<HTMLElement | null>, mayHide: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const element = box.current;
    setIdle(false);
    if (!element || !mayHide) return;
    let timer = 0;
    const rest = () => setIdle(!element.querySelector(':focus-visible'));
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = window.setTimeout(rest, STAY_MS);
    };
    const leave = (event: PointerEvent) => event.pointerType === 'mouse' && rest();
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const sign of signs) element.addEventListener(sign, wake);
    element.addEventListener('pointerleave', leave);
    wake();
    return () => {
      clearTimeout(timer);
      for (const sign of signs) element.removeEventListener(sign, wake);
      element.removeEventListener('pointerleave', leave);
    };
  }, [box, mayHide]);
  return idle;
}
