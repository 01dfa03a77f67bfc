import { useEffect, useRef } from 'react';

/**
 * Closes on Escape while the player has the focus, and anywhere on a page whose keys are the player's. A menu or a dialog that is open is closed first.
 *
 * @param everywhere whether the page's keys are the player's
 */
export function useEscape(box: HTMLElement, everywhere: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const press = (event: Event) => {
      const [target] = event.composedPath();
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('[role="menu"], dialog, input, textarea')) return;
      event.preventDefault();
      latest.current();
    };
    const where = everywhere ? document : box;
    where.addEventListener('keydown', press);
    return () => where.removeEventListener('keydown', press);
  }, [box, everywhere]);
}
