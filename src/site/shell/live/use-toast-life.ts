import { useEffect, useState } from 'react';

/** @source spec 3 §4 "Live-now toast vanishes after 15 s" */
const lifeMs = 15_000;

/**
 * Ends what is said after a while; not while it is pointed at or holds the focus, and at once on Escape there.
 *
 * @param about what it is about: something else lives anew
 * @returns what its element listens to
 */
export function useToastLife(about: string | undefined, end: () => void) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (about === undefined || isHeld) return undefined;
    const timer = setTimeout(end, lifeMs);
    return () => clearTimeout(timer);
  }, [about, isHeld, end]);
  useEffect(() => setHeld(false), [about]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Escape') end();
    },
  };
}
