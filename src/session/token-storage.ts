import type { Tokens } from '../contracts/identity/tokens.ts';

/** Keeps tokens between pages. */
export interface TokenStorage {
  read(): Tokens | undefined;
  write(tokens: Tokens | undefined): void;
  /** False when the browser refuses storage: tokens then live as long as the page. */
  readonly lasting: boolean;
}

/**
 * Keeps the authorisation and the refresh token of a realm.
 *
 * Storage of a frame may throw on every access: tokens then live in memory.
 *
 * @source spec 1 §9 "Stored keys: auth token, refresh token"
 */
export function createTokenStorage(realm: string, find: () => Storage = () => globalThis.localStorage): TokenStorage {
  const keys = { auth: `footlight.${realm}.authToken`, refresh: `footlight.${realm}.refreshToken` };
  const storage = usable(find);
  let memory: Tokens | undefined;
  return {
    lasting: storage !== undefined,
    read() {
      const authorisationToken = storage?.getItem(keys.auth);
      const refreshToken = storage?.getItem(keys.refresh);
      if (storage) return authorisationToken && refreshToken ? { authorisationToken, refreshToken } : undefined;
      return memory;
    },
    write(tokens) {
      memory = tokens;
      if (!storage) return;
      if (!tokens) [keys.auth, keys.refresh].forEach((key) => storage.removeItem(key));
      else {
        storage.setItem(keys.auth, tokens.authorisationToken);
        storage.setItem(keys.refresh, tokens.refreshToken);
      }
    },
  };
}

function usable(find: () => Storage): Storage | undefined {
  try {
    const storage = find();
    storage.setItem('footlight.probe', '1');
    storage.removeItem('footlight.probe');
    return storage;
  } catch {
    return undefined;
  }
}
