import { signal, type ReadonlySignal } from '@preact/signals-core';
import * as z from 'zod/mini';
import type { Link } from '../../bridge/host/open-link.ts';
import { createBridgeClient } from '../api/bridge-client.ts';
import { createHttpClient } from '../api/http-client.ts';
import type { Client } from '../api/client.ts';
import { changed, type Changed } from '../contracts/wire/changed.ts';
import type { RealmSettings } from '../contracts/realm/realm-settings.ts';
import { viewer as viewerContract, type Viewer } from '../contracts/identity/viewer.ts';
import { createSessionLink } from './session-frame/session-link.ts';

/** What runs on a partner's page: no tokens, only a way to the session frame, which has them. */
export interface PartnerCore {
  client: Client;
  viewer: ReadonlySignal<Viewer | undefined>;
  onChanged(listener: (changed: Changed) => void): () => void;
}

/** @param locale the language to ask for, read at each call */
export function createPartnerCore(settings: RealmSettings, locale: () => string): PartnerCore {
  const viewer = signal<Viewer | undefined>(undefined);
  const listeners = new Set<(changed: Changed) => void>();
  const link = createSessionLink(settings.origin, locale, (connection) => follow(connection, viewer, listeners));
  return {
    viewer,
    client: createBridgeClient({
      send: link.call,
      direct: createHttpClient({ settings, locale, tokens: { token: async () => undefined, renew: async () => undefined } }),
    }),
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function follow(session: Link, viewer: { value: Viewer | undefined }, listeners: Set<(changed: Changed) => void>): void {
  session.on('sessionchange', (data) => {
    const parsed = z.safeParse(viewerContract, data);
    if (parsed.success) viewer.value = parsed.data;
  });
  session.on('changed', (data) => {
    const parsed = z.safeParse(changed, data);
    if (parsed.success) listeners.forEach((listener) => listener(parsed.data));
  });
}
