import { useEffect, useState } from 'react';
import type { LateSlot } from './late-slot.tsx';

/** Milliseconds until a chunk that did not arrive is asked for again. chosen: as often as a failed start */
const AGAIN_MS = 5000;

let arrived: typeof LateSlot | undefined;

/**
 * What draws the late parts: fetched after the first picture, or as soon as the title stands ready for a press.
 *
 * @param needed whether anything of it may be wanted now
 */
export function useLateSlot(needed: boolean): typeof LateSlot | undefined {
  const [slot, setSlot] = useState(() => arrived);
  useEffect(() => {
    if (slot || !needed) return;
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      if (!isHere) return;
      import('./late-slot.tsx').then(({ LateSlot: loaded }) => {
        arrived = loaded;
        if (isHere) setSlot(() => loaded);
      }, () => { timer = setTimeout(load, AGAIN_MS); });
    };
    load();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [slot, needed]);
  return slot;
}
