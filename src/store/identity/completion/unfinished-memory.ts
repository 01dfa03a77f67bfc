/** A sign-in that still asks for something. */
export interface UnfinishedSignIn {
  token: string;
  /** The screen on which it began. */
  screen: string;
  asks: 'information' | 'profile';
}

/** Keeps it for this tab, so that a reload asks again. No password is in it, and it opens nothing. */
export interface UnfinishedMemory {
  keep(unfinished: UnfinishedSignIn): void;
  read(): UnfinishedSignIn | undefined;
  forget(): void;
}

/** @source design/identity-checkout-reference.md 8 "signup rehydrate data … TTL 30 min" */
const lifeMs = 30 * 60_000;

/** Session storage; where it throws, a reload begins anew. @source spec 3 §3 "Stored values: … signup rehydrate data" */
export function createUnfinishedMemory(realm: string, now: () => number): UnfinishedMemory {
  const name = `footlight-unfinished:${realm}`;
  const guarded = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(globalThis.sessionStorage);
    } catch {
      return undefined;
    }
  };
  return {
    keep: (unfinished) => void guarded((storage) => {
      // What somebody else typed in this tab is not theirs.
      storage.removeItem(`footlight-completion:${realm}`);
      storage.setItem(name, JSON.stringify({ ...unfinished, at: now() }));
    }),
    read: () => guarded((storage) => {
      const { token, screen, asks, at } = JSON.parse(storage.getItem(name) ?? '{}') as Record<string, unknown>;
      const isFresh = typeof at === 'number' && now() >= at && now() - at < lifeMs;
      return isFresh && typeof token === 'string' && typeof screen === 'string' ? { token, screen, asks: asks === 'profile' ? asks : 'information' } : undefined;
    }),
    forget: () => void guarded((storage) => storage.removeItem(name)),
  };
}
