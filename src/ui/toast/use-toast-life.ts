import { useEffect, useState } from 'react';

/**
 * Ends what is said after a while; not while it is pointed at or holds the focus, and at once on Escape there.
 *
 * @param about what it is about: something else lives anew
 * @param lifeMs how long it lives
 * @returns what its element listens to
 */
export function useToastLife(about: string | undefined, end: () => void, lifeMs: number) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (about === undefined || isHeld) return undefined;
    const timer = setTimeout(end, lifeMs);
    return () => clearTimeout(timer);
  }, [about, isHeld, end, lifeMs]);
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
