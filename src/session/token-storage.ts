import * as z from 'zod/mini';
import { storedSession, type StoredSession } from './stored-session.ts';

/** Keeps a session between pages. */
export interface TokenStorage {
  read(): StoredSession | undefined;
  /** Keeps it as the newest. */
  write(session: Omit<StoredSession, 'savedAt'>): StoredSession;
  /** Keeps what a start brought, which is older than whatever another frame holds. */
  writeFirst(session: Omit<StoredSession, 'savedAt'>): StoredSession;
  /** Keeps what another frame or tab sent, unless something newer is known. */
  take(session: StoredSession): void;
  /** False when the browser refuses storage: a session then lives as long as the page. */
  readonly lasting: boolean;
}

/**
 * Keeps the session of a realm.
 *
 * Requirements: never half a session; a value that is not newer never replaces one; no access may throw.
 *
 * 1. One key holds one value, stamped with a number that only rises.
 * 2. Storage that throws is replaced by memory. What could not be written is removed, since old tokens are taken for stolen ones.
 * 3. The two keys of an earlier release are read once and removed.
 */
export function createTokenStorage(realm: string, find: () => Storage = () => globalThis.localStorage): TokenStorage {
  const key = `footlight.${realm}.session`;
  const storage = usable(find);
  let memory: StoredSession | undefined;
  let isInMemory = storage === undefined;
  let highest = 0;
  const note = (session: StoredSession | undefined) => {
    highest = Math.max(highest, session?.savedAt ?? 0);
    return session;
  };
  const read = () => note(isInMemory ? memory : guarded(() => parsed(storage!.getItem(key))));
  const put = (session: StoredSession): StoredSession => {
    memory = note(session);
    isInMemory = !storage || !guarded(() => (storage.setItem(key, JSON.stringify(session)), true));
    if (isInMemory) guarded(() => storage?.removeItem(key));
    return session;
  };
  const write = (session: Omit<StoredSession, 'savedAt'>) => (read(), put({ ...session, savedAt: Math.max(Date.now(), highest + 1) }));
  if (storage) migrate(storage, realm, (tokens) => read() ?? write({ tokens }));
  return {
    lasting: storage !== undefined,
    read,
    write,
    writeFirst: (session) => put({ ...session, savedAt: 1 }),
    take(session) {
      const held = read();
      if (session.savedAt > (held?.savedAt ?? highest - 1)) put(session);
    },
  };
}

/** chosen: the keys of release 0.1 */
function migrate(storage: Storage, realm: string, keep: (tokens: NonNullable<StoredSession['tokens']>) => void): void {
  guarded(() => {
    const keys = [`footlight.${realm}.authToken`, `footlight.${realm}.refreshToken`] as const;
    const [authorisationToken, refreshToken] = keys.map((key) => storage.getItem(key));
    if (authorisationToken && refreshToken) keep({ authorisationToken, refreshToken });
    keys.forEach((key) => storage.removeItem(key));
  });
}

function parsed(text: string | null): StoredSession | undefined {
  return text === null ? undefined : z.safeParse(storedSession, JSON.parse(text)).data;
}

/** Storage of a frame may throw on every access, and a value may be broken: undefined then. */
function guarded<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function usable(find: () => Storage): Storage | undefined {
  return guarded(() => {
    const storage = find();
    storage.setItem('footlight.probe', '1');
    storage.removeItem('footlight.probe');
    return storage;
  });
}
