import { useEffect, useState } from 'react';

/** Whether the browser has a connection. It may say so wrongly, never the opposite. */
export function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const read = () => setOnline(navigator.onLine);
    read();
    for (const name of ['online', 'offline']) addEventListener(name, read);
    return () => { for (const name of ['online', 'offline']) globalThis.removeEventListener?.(name, read); };
  }, []);
  return online;
}
