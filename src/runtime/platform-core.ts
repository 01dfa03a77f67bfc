import { createHttpClient } from '../api/http-client.ts';
import type { Client } from '../api/client.ts';
import type { Changed } from '../contracts/wire/changed.ts';
import type { MenuTarget } from '../contracts/realm/init.ts';
import type { RealmSettings } from '../contracts/realm/realm-settings.ts';
import { joinBroadcast } from '../session/broadcast.ts';
import { createSession, type Session } from '../session/session.ts';
import { createTokenStorage } from '../session/token-storage.ts';
import { lazyChanges } from './lazy-changes.ts';

/** The session and the client that speaks with its tokens: what runs on the platform's own origin, with or without an interface. */
export interface PlatformCore {
  client: Client;
  session: Session;
  /** Hears of changes made here, in other frames and tabs, and in other browsers of the same viewer. @returns stop */
  onChanged(listener: (changed: Changed) => void): () => void;
  close(): void;
}

/**
 * @param locale the language to ask for, read at each call
 * @param menuTargetPlatform the device whose menu comes with the start
 */
export function createPlatformCore(settings: RealmSettings, locale: () => string, menuTargetPlatform?: MenuTarget): PlatformCore {
  const listeners = new Set<(changed: Changed) => void>();
  const notify = (changed: Changed) => listeners.forEach((listener) => listener(changed));
  /** A change made in this browser: the platform will send it back. */
  const tellOwn = (changed: Changed) => {
    changes.seen(changed);
    notify(changed);
  };
  const client = createHttpClient({
    settings,
    locale,
    tokens: { token: () => session.token(), renew: (refused) => session.renew(refused) },
    onChanged(changed) {
      tellOwn(changed);
      broadcast.send({ kind: 'changed', changed });
    },
  });
  const session: Session = createSession({
    client,
    realm: settings.realm,
    menuTargetPlatform,
    storage: createTokenStorage(settings.realm),
    onSession: (held) => broadcast.send({ kind: 'session', session: held }),
  });
  const broadcast = joinBroadcast(settings.realm, (message) => {
    if (message.kind === 'changed') tellOwn(message.changed);
    else if (message.kind === 'session') session.adopt(message.session);
    else {
      const held = session.held();
      if (held) broadcast.send({ kind: 'session', session: held });
    }
  });
  if (!session.held()) broadcast.send({ kind: 'ask' });
  const changes = lazyChanges({
    settings,
    tokens: session,
    viewer: session.viewer,
    onChanged(changed) {
      notify(changed);
      broadcast.send({ kind: 'changed', changed });
    },
  });
  return {
    client,
    session,
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      changes.close();
      broadcast.close();
    },
  };
}
