import { grantsOf, readRegisteredOrigins, type RegisteredOrigin } from '../../bridge/contract/origins/registered-origins.ts';
import type { LookUpOrigin } from '../../bridge/frame/handshake/known-origins.ts';
import type { HttpClient } from '../api/http-client.ts';
import { readRealmByHost } from '../api/calls/realm.ts';
import type { RealmSettings } from '../contracts/realm/realm-settings.ts';

/**
 * The pages that may drive a document of the platform: its own embedder, whose answer came with it, and others as the
 * platform answers for each.
 *
 * @param call of the platform's own origin
 * @source design/bridge.md "Origins"; chosen: one origin's answer at a time, so that no page carries the tenant's list of partners
 */
export function embeddersOf({ registeredOrigins }: RealmSettings, call: HttpClient['call']): { origins: readonly RegisteredOrigin[]; lookUp: LookUpOrigin } {
  return {
    origins: readRegisteredOrigins(registeredOrigins ?? []).origins,
    async lookUp(embedder) {
      const answer = await call(readRealmByHost, { host: location.hostname, embedder });
      return grantsOf(readRegisteredOrigins(answer.registeredOrigins ?? []).origins, embedder);
    },
  };
}
