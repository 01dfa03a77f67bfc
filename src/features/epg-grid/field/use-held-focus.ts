import { useRef } from 'react';

/** Whether the focus was lost because the element that had it was replaced. */
export interface HeldFocus {
  take(element: Element): void;
  /** Some browsers tell it of a removed element too: only one that stays in a page that has the focus was left by the viewer. */
  leave(element: Element): void;
  isLost(): boolean;
}

/** Remembers which element has the focus, until the viewer leaves it. */
export function useHeldFocus(): HeldFocus {
  const holder = useRef<Element | undefined>(undefined);
  return {
    take: (element) => void (holder.current = element),
    leave: (element) => queueMicrotask(() => {
      if (element.isConnected && holder.current === element && document.hasFocus()) holder.current = undefined;
    }),
    isLost() {
      if (holder.current?.isConnected !== false) return false;
      // Whoever went on to something else meanwhile is not called back.
      if (document.activeElement && document.activeElement !== document.body) holder.current = undefined;
      return holder.current !== undefined;
    },
  };
}
