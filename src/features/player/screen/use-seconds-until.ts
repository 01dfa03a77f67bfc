import { useEffect, useState } from 'react';

const secondsUntil = (moment: number) => Math.max(1, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a moment, counted down. @param moment epoch milliseconds of this device */
export function useSecondsUntil(moment: number | undefined): number | undefined {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (moment === undefined) return;
    const timer = setInterval(() => redraw((times) => times + 1), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? undefined : secondsUntil(moment);
}
