import { useEffect } from 'react';

const scrollKeys: ReadonlySet<string> = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ']);

/**
 * Keeps what the keyboard's focus is on in the window while rows that come late move it; the viewer's own scrolling ends that.
 *
 * The content of a page has the focus when it is new, and is read from its top: it is not what the keyboard is on.
 */
export function useFocusInView(): void {
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const end = new AbortController();
    let focused: Element | undefined;
    const forget = () => { focused = undefined; };
    const observer = new ResizeObserver(() => { if (focused?.isConnected) focused.scrollIntoView({ block: 'nearest' }); });
    addEventListener('focusin', ({ target }) => { focused = (target as Element).matches(':focus-visible:not(main)') ? target as Element : undefined; }, { signal: end.signal });
    addEventListener('keydown', ({ key }) => { if (scrollKeys.has(key)) forget(); }, { signal: end.signal });
    for (const name of ['focusout', 'wheel', 'touchmove', 'pointerdown']) addEventListener(name, forget, { signal: end.signal, passive: true });
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, []);
}
