import { localFailure } from '../bridge-failure.ts';
import type { ConnectOptions } from '../connection.ts';
import { framePeer, type Peer } from './peer.ts';

/** The origin of an address as the browser writes it; undefined for what has none. */
function originOf(address: string): string | undefined {
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
}

const isFrame = (target: HTMLIFrameElement | Window): target is HTMLIFrameElement => (target as HTMLIFrameElement | null)?.localName === 'iframe';
const isWindow = (target: HTMLIFrameElement | Window): target is Window => typeof (target as Window | null)?.postMessage === 'function';

/**
 * Where a connection leads.
 *
 * @param target a frame of this page, or of a page of the same origin inside it; or a window that frames this page
 * @throws BridgeFailure PLAYER_NOT_FOUND, BAD_ARGS for an origin that is none, NOT_PERMITTED where this document has no origin itself
 */
export function peerOf(target: HTMLIFrameElement | Window, { origin: given }: ConnectOptions): Peer {
  const iframe = isFrame(target) ? target : undefined;
  if (!iframe && !isWindow(target)) throw localFailure('PLAYER_NOT_FOUND');
  const origin = given ?? (iframe && originOf(iframe.src));
  if (!origin || originOf(origin) !== origin) throw localFailure('BAD_ARGS', given ? undefined : 'Give the option `origin`.');
  if (globalThis.origin === 'null') throw localFailure('NOT_PERMITTED', 'This document has no origin: its sandbox lacks allow-same-origin.', 'opaque-origin');
  return iframe ? framePeer(iframe, origin) : { window: () => target as Window, origin, iframe, heardAt: [window] };
}
