import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Tokens } from '../contracts/identity/tokens.ts';
import type { Viewer } from '../contracts/identity/viewer.ts';
import { viewerOf } from './read-claims.ts';
import type { StoredSession } from './stored-session.ts';
import type { TokenStorage } from './token-storage.ts';

/** The session that this frame holds, and the viewer whom it shows. */
export interface HeldSession {
  viewer: ReadonlySignal<Viewer | undefined>;
  tokens(): Tokens | undefined;
  /** Shows the viewer of what is stored. */
  show(): void;
  /** Who has no tokens is about to be a guest. Where nothing lasts, a sibling may still hand over a member's. */
  expectGuest(): void;
  /** Stores a session, shows its viewer and tells siblings. */
  keep(session: Omit<StoredSession, 'savedAt'>): void;
  /** A guest's tokens, unless somebody signed in meanwhile. @param asFirst what a start brought, older than whatever another frame holds */
  keepGuest(tokens: Tokens | undefined, asFirst?: boolean): void;
}

export function createHeldSession(storage: TokenStorage, onSession: (session: StoredSession) => void): HeldSession {
  const viewer = signal<Viewer | undefined>(undefined);
  const show = () => {
    const stored = storage.read();
    const next = viewerOf(stored?.tokens?.authorisationToken, stored?.hasEnded);
    if (JSON.stringify(next) !== JSON.stringify(viewer.peek())) viewer.value = next;
  };
  const tell = (session: StoredSession) => {
    show();
    onSession(session);
  };
  return {
    viewer,
    show,
    tokens: () => storage.read()?.tokens,
    expectGuest() {
      if (storage.lasting && !storage.read()?.hasEnded) viewer.value = { who: 'guest' };
    },
    keep: (session) => tell(storage.write(session)),
    keepGuest(tokens, asFirst = false) {
      const stored = storage.read();
      if (tokens && !stored?.tokens) tell((asFirst ? storage.writeFirst : storage.write)({ tokens, hasEnded: stored?.hasEnded }));
    },
  };
}
