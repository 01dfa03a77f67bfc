import { useEffect } from 'react';
import type { LatePartProps } from '../late/late-part.ts';

/** Turns a phone's picture as the film lies, while it fills the screen. Computers and iPhones refuse, and nothing changes. */
export function HeldOrientation({ video }: LatePartProps) {
  useEffect(() => {
    const { orientation } = globalThis.screen ?? {};
    const lock: unknown = orientation && Reflect.get(orientation, 'lock');
    if (typeof lock !== 'function') return;
    const wanted = video.videoHeight > video.videoWidth ? 'portrait' : 'landscape';
    // Called as a method: browsers check whose it is.
    Promise.resolve(Reflect.apply(lock, orientation, [wanted]) as unknown).catch(() => undefined);
    return () => orientation.unlock?.();
  }, [video]);
  return null;
}
