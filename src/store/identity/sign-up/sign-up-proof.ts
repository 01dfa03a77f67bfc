/** Shows that a sign-up was made in this browser: its mail opens another tab. Kept until it is used, or the next sign-up takes its place. */
export interface SignUpProof {
  /** Makes the proof of a new sign-up. */
  make(): string;
  read(): string | undefined;
  forget(): void;
}

const held = new Map<string, string>();

/** The browser's storage, or this page's own memory where storage throws. */
export function createSignUpProof(realm: string): SignUpProof {
  const name = `footlight-sign-up-proof:${realm}`;
  return {
    make() {
      const proof = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      held.set(name, proof);
      guarded((storage) => storage.setItem(name, proof));
      return proof;
    },
    read: () => guarded((storage) => storage.getItem(name)) ?? held.get(name),
    forget() {
      held.delete(name);
      guarded((storage) => storage.removeItem(name));
    },
  };
}

function guarded<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis.localStorage) ?? undefined;
  } catch {
    return undefined;
  }
}
