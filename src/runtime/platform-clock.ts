/** The platform's clock, kept by offset. Until the platform has said what time it is, the device's clock stands in. */
export interface PlatformClock {
  now(): number;
  /** @param now epoch milliseconds, as the platform just answered */
  set(now: number): void;
}

export function createPlatformClock(): PlatformClock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    set(now) {
      offset = now - Date.now();
    },
  };
}
