import { useEffect, useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';

/** The platform's clock, drawn again every half minute and when a sleeping tab wakes. Epoch milliseconds. */
export function useMinute(): number {
  const { now } = useRuntime().store.context;
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const tick = () => setMoment(now());
    const timer = setInterval(tick, 30_000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [now]);
  return moment;
}
