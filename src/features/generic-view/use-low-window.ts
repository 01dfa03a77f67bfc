import { useEffect, useState } from 'react';

const low = '(max-height: 500px)';

/** Whether the window is as low as that of a phone on its side. @source spec 1 §9 "mobile max 600 px wide or 500 px high" */
export function useLowWindow(): boolean {
  const [isLow, setLow] = useState(() => globalThis.matchMedia?.(low).matches ?? false);
  useEffect(() => {
    const query = globalThis.matchMedia?.(low);
    const look = () => setLow(query?.matches ?? false);
    look();
    query?.addEventListener('change', look);
    return () => query?.removeEventListener('change', look);
  }, []);
  return isLow;
}
