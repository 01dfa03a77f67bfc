import { useEffect, useMemo } from 'react';
import type { Runtime } from '../../../runtime/runtime.ts';
import { whenIdle } from '../../../runtime/when-idle.ts';
import { createLiveNow, type LiveNow } from '../../../store/catalogue/live-now.ts';

/** chosen: as often as the toast may stay, so that what it says is never older than that */
const refreshMs = 15_000;

/** What is on air, for as long as the site is open: asked for once the page has settled, then again and again while it is in sight. */
export function useLiveNow({ store }: Runtime): LiveNow {
  const live = useMemo(() => store.shared(createLiveNow), [store]);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void live.refresh();
    };
    const cancel = whenIdle(() => {
      void live.load();
      timer = setInterval(look, refreshMs);
    });
    document.addEventListener('visibilitychange', look);
    return () => {
      cancel();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [live]);
  return live;
}
