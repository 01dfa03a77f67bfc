/** The provider that signed somebody in on this device the last time, for a hint beside its button. */
export interface LastProvider {
  read(): string | undefined;
  keep(name: string): void;
}

/** The device's storage; where it throws there is no hint. */
export function createLastProvider(realm: string): LastProvider {
  const key = `footlight-last-provider:${realm}`;
  return {
    read: () => guarded(() => globalThis.localStorage.getItem(key)) ?? undefined,
    keep: (name) => void guarded(() => globalThis.localStorage.setItem(key, name)),
  };
}

function guarded<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
