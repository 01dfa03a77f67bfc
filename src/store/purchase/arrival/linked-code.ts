/** The code that a link brought, until a basket is asked about it. */
export interface LinkedCode {
  keep(code: string): void;
  /** Once. */
  take(): string | undefined;
}

const held = new Map<string, string>();

/**
 * Session storage, or this page's own memory where storage throws: the address gives the code up at once, and a reload before there is a basket must not lose it.
 *
 * @source chosen: codes stand in no address; a basket knows its own voucher
 */
export function createLinkedCode(realm: string): LinkedCode {
  const name = `footlight-voucher:${realm}`;
  return {
    keep(code) {
      held.set(name, code);
      guarded((storage) => storage.setItem(name, code));
    },
    take() {
      const code = guarded((storage) => storage.getItem(name)) ?? held.get(name);
      held.delete(name);
      guarded((storage) => storage.removeItem(name));
      return code;
    },
  };
}

function guarded<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis.sessionStorage) ?? undefined;
  } catch {
    return undefined;
  }
}
