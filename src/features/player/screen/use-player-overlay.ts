import { useEffect, useState } from 'react';
import type { PlayerOverlay } from './player-overlay.tsx';

/** Milliseconds until a chunk that did not arrive is asked for again. chosen: as often as a failed start */
const AGAIN_MS = 5000;

/** A busy page has no idle time: then it is fetched nevertheless. */
const IDLE_WITHIN_MS = 3000;

/** Milliseconds of waiting after which it is fetched. chosen: most starts have their first picture by then, and share the line with nothing */
const WAITING_MS = 1000;

let arrived: typeof PlayerOverlay | undefined;

const whenIdle = (work: () => void) => ('requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: IDLE_WITHIN_MS }) : setTimeout(work));

/**
 * The overlay: a chunk of its own, because few starts need it.
 *
 * It is fetched when the pictures are blocked, while a start takes long, or when the browser has time after the first picture: it must be there when the network is not.
 */
export function usePlayerOverlay(blocked: boolean, waiting: boolean, started: boolean): typeof PlayerOverlay | undefined {
  const [overlay, setOverlay] = useState(() => arrived);
  useEffect(() => {
    if (overlay || !(blocked || waiting || started)) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      if (!isWanted) return;
      import('./player-overlay.tsx').then(({ PlayerOverlay: loaded }) => {
        arrived = loaded;
        if (isWanted) setOverlay(() => loaded);
      }, () => { timer = setTimeout(load, AGAIN_MS); });
    };
    if (blocked) load();
    else if (started) whenIdle(load);
    else timer = setTimeout(load, WAITING_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [overlay, blocked, waiting, started]);
  return overlay;
}
