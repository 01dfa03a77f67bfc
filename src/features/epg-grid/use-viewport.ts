import { useEffect, useState, type RefObject } from 'react';

/** The visible part of a scroller, in pixels from its logical start. */
export interface Viewport {
  inline: number;
  block: number;
  width: number;
  height: number;
}

/** Follows a scroller, once per frame. Offsets are logical: right-to-left scrolls below zero. */
export function useViewport(scroller: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ inline: 0, block: 0, width: 0, height: 0 });
  useEffect(() => {
    const node = scroller.current;
    if (!node) return undefined;
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = { inline: Math.abs(node.scrollLeft), block: node.scrollTop, width: node.clientWidth, height: node.clientHeight };
      setViewport((last) => (Object.entries(next).every(([key, value]) => last[key as keyof Viewport] === value) ? last : next));
    };
    const later = () => {
      frame ||= requestAnimationFrame(read);
    };
    const watch = new ResizeObserver(later);
    watch.observe(node);
    node.addEventListener('scroll', later, { passive: true });
    read();
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      node.removeEventListener('scroll', later);
    };
  }, [scroller]);
  return viewport;
}
