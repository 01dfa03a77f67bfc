import { signal } from '@preact/signals-core';

/** The platform's clock, kept by offset. Until the platform has said what time it is, the device's clock stands in. */
export interface PlatformClock {
  /** Read inside a computation of signals, it runs again when the clock is put right. */
  now(): number;
  /** @param now epoch milliseconds, as the platform just answered */
  set(now: number): void;
}

export function createPlatformClock(): PlatformClock {
  const offset = signal(0);
  return {
    now: () => Date.now() + offset.value,
    set(now) {
      offset.value = now - Date.now();
    },
  };
}
