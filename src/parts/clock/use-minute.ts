import { effect } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';

/** A step of the clock larger than this is a correction, not passing time. chosen: twice the interval of the timer */
const leap = 60_000;

interface Minute {
  now: number;
  /** The moment of the first render; another one after the clock was corrected. */
  openedAt: number;
}

/** The platform's clock, epoch milliseconds: renders every half minute, when a tab becomes visible and when the clock is corrected. */
export function useMinute(): Minute {
  const { now } = useRuntime().store.context;
  const [minute, setMinute] = useState<Minute>(() => ({ now: now(), openedAt: now() }));
  useEffect(() => {
    const tick = () => setMinute(({ openedAt }) => ({ now: now(), openedAt }));
    const timer = setInterval(tick, 30_000);
    document.addEventListener('visibilitychange', tick);
    const stop = effect(() => {
      const moment = now();
      setMinute((last) => ({ now: moment, openedAt: Math.abs(moment - last.now) > leap ? moment : last.openedAt }));
    });
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [now]);
  return minute;
}
