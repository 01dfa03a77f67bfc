import { effect } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';

/** A step of the clock larger than this is no passing of time: the clock was put right. Chosen. */
const leap = 60_000;

interface Minute {
  now: number;
  /** The moment at which the guide opened; another one when the clock was put right since. */
  openedAt: number;
}

/** The platform's clock, drawn again every half minute, when a sleeping tab wakes and when the platform says what time it is. Epoch milliseconds. */
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
