import { useEffect, useState } from 'react';

/** Turns true when something has been painted for the first time: what is not in sight can be drawn then. */
export function useAfterPaint(isThere: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isThere || isPainted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The task after a frame's callbacks comes after its paint.
    const frame = requestAnimationFrame(() => { timer = setTimeout(() => setPainted(true)); });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isThere, isPainted]);
  return isPainted;
}
