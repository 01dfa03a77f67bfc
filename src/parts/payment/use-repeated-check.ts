import { useEffect, useRef } from 'react';

/** chosen: a bank's page is left within seconds of its press, milliseconds */
const waitMs = 4000;

/** Asks again while the page is seen, at once when it comes back into sight, and one question at a time. */
export function useRepeatedCheck(check: () => Promise<void>): void {
  const latest = useRef(check);
  latest.current = check;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let isAsking = false;
    const wait = () => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(ask, waitMs);
    };
    const ask = () => {
      if (isAsking) return;
      if (document.visibilityState === 'hidden') return wait();
      isAsking = true;
      void latest.current().finally(() => {
        isAsking = false;
        wait();
      });
    };
    const look = () => { if (document.visibilityState === 'visible') ask(); };
    document.addEventListener('visibilitychange', look);
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
