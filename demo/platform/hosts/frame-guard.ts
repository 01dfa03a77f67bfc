import type { FastifyRequest } from 'fastify';
import { isRegistered, readRegisteredOrigins } from '../../../bridge/contract/registered-origins.ts';
import type { RealmSettings } from '../../../src/contracts/realm/realm-settings.ts';

function originOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}

/** The origins that may put this tenant into a frame, as its policy header writes them. */
export const framingOriginsOf = (realm: RealmSettings): string[] => readRegisteredOrigins(realm.registeredOrigins).origins.map(({ origin }) => origin);

/**
 * Whether an unregistered page requests a document to frame it.
 *
 * Such a page gets no document at all. When the browser does not send the embedding page's address,
 * `frame-ancestors` still refuses in the browser.
 *
 * @source design/bridge.md requirement 1
 */
export function isUnregisteredFrame(request: FastifyRequest, realm: RealmSettings): boolean {
  const purpose = request.headers['sec-fetch-dest'];
  if (purpose !== 'iframe' && purpose !== 'frame' && purpose !== 'embed' && purpose !== 'object') return false;
  const asking = originOf(request.headers.origin) ?? originOf(request.headers.referer);
  if (!asking || asking === realm.origin) return false;
  return !isRegistered(readRegisteredOrigins(realm.registeredOrigins).origins, asking);
}
