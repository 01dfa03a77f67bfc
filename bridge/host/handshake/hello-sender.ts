import { languagePattern } from '../../contract/frame/language.ts';
import { randomId } from '../../contract/messages/random-id.ts';
import type { ConnectOptions } from '../connection.ts';
import type { Peer } from './peer.ts';
import { writeMessage } from '../session/write-message.ts';

/** Versions that this script speaks, best first. */
const versions: readonly number[] = [1];
const helloAtMs = [0, 200, 500, 1000, 2000];
const sdk = 'footlight-host/0.2.0';

/** False while the frame still shows the empty page it starts with: a message there would only make the browser complain. */
export function isReachable(frame: Window | null, origin: string): boolean {
  try {
    return frame?.location.origin === origin;
  } catch {
    return true;
  }
}

/**
 * The hellos of one handshake, all with one nonce: at 0, 200, 500, 1000 and 2000 ms, to the frame's exact origin.
 *
 * @source design: bridge §Handshake 2
 */
export function createHelloSender(peer: Peer, { want, locale, direction, tokens }: ConnectOptions) {
  const { origin } = peer;
  if (locale && !languagePattern.test(locale)) console.warn(`[footlight] connect: ${JSON.stringify(locale)} is no language tag, so the frame speaks the tenant's own language.`);
  let timers: ReturnType<typeof setTimeout>[] = [];
  let nonce: string | undefined;
  let version = versions[0];

  const sendHello = () => {
    const frame = peer.window();
    if (!frame || !nonce || !isReachable(frame, origin)) return;
    frame.postMessage(writeMessage({ x: 1, t: 'hello', v: version, nonce, sdk, want, tokens, locale, direction }), origin);
  };
  const clearTimers = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const repeat = () => {
    clearTimers();
    timers = helloAtMs.slice(1).map((ms) => setTimeout(sendHello, ms));
    sendHello();
  };
  const begin = () => {
    nonce = randomId();
    repeat();
  };
  return {
    /** Begins anew, with another nonce. */
    begin,
    /** Says them again: the frame's document has only now arrived. */
    repeat,
    isRunning: () => nonce !== undefined,
    isOurs: (candidate: unknown) => nonce !== undefined && candidate === nonce,
    isOurVersion: (candidate: unknown) => candidate === version,
    /** Takes another version that both speak. @returns false when there is none */
    negotiate(supported: unknown): boolean {
      const shared = versions.find((one) => one !== version && Array.isArray(supported) && supported.includes(one));
      if (shared === undefined) return false;
      version = shared;
      begin();
      return true;
    },
    stop(): void {
      clearTimers();
      nonce = undefined;
    },
  };
}
