import { useEffect, useState, type RefObject } from 'react';

/** The visible part of a scroller, in pixels from its logical start; offsets are whole steps. */
export interface Viewport {
  inline: number;
  block: number;
  width: number;
  height: number;
}

/** How finely a scroller is followed: within a step nothing is drawn anew. */
export interface ViewportSteps {
  inline: number;
  block: number;
}

/** What a scroller shows now. Offsets are logical: right-to-left scrolls below zero. */
export const viewportOf = (node: Element, steps: ViewportSteps = { inline: 1, block: 1 }): Viewport => ({
  inline: Math.floor(Math.abs(node.scrollLeft) / steps.inline) * steps.inline, block: Math.floor(node.scrollTop / steps.block) * steps.block,
  width: node.clientWidth, height: node.clientHeight,
});

/** Follows a scroller, once per frame. */
export function useViewport(scroller: RefObject<HTMLElement | null>, { inline, block }: ViewportSteps): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ inline: 0, block: 0, width: 0, height: 0 });
  useEffect(() => {
    const node = scroller.current;
    if (!node) return undefined;
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = viewportOf(node, { inline, block });
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
  }, [scroller, inline, block]);
  return viewport;
}
