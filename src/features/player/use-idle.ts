import { useEffect, type RefObject } from 'react';
import { useSignal } from '../../binding/use-signal.ts';
import type { PlayerScreen } from './player-screen.ts';

/** chosen: controls stay this long after the last movement, as in most players. */
const STAY_MS = 2600;

/**
 * Whether the viewer is idle, so that the controls may hide.
 *
 * They stay while paused, while something inside has visible focus, and while a menu is open.
 */
export function useIdle(screen: PlayerScreen, box: RefObject<HTMLElement | null>, mayHide: boolean): boolean {
  useEffect(() => {
    const element = box.current;
    screen.idle.value = false;
    if (!element || !mayHide) return;
    let timer = 0;
    const rest = () => { screen.idle.value = !element.querySelector(':focus-visible'); };
    const wake = () => {
      screen.idle.value = false;
      clearTimeout(timer);
      timer = window.setTimeout(rest, STAY_MS);
    };
    const leave = (event: PointerEvent) => event.pointerType === 'mouse' && rest();
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const sign of signs) element.addEventListener(sign, wake);
    element.addEventListener('pointerleave', leave);
    Object.assign(screen, { wake, rest });
    wake();
    return () => {
      clearTimeout(timer);
      for (const sign of signs) element.removeEventListener(sign, wake);
      element.removeEventListener('pointerleave', leave);
      Object.assign(screen, { wake() {}, rest() {} });
    };
  }, [screen, box, mayHide]);
  return useSignal(screen.idle);
}
