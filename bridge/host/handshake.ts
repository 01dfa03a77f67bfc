import { randomId } from '../contract/random-id.ts';
import { isObject, isTextList, readFrameMessage, type FrameMessage } from './read-frame-message.ts';
import type { ConnectOptions, Offer } from './connection.ts';

/** Versions that this script speaks, best first. */
const versions: readonly number[] = [1];
const helloAtMs = [0, 200, 500, 1000, 2000];
const sdk = 'footlight-host/0.1.0';

export interface Handshake {
  /** Begins, or begins anew with another nonce. */
  start(): void;
  destroy(): void;
}

interface HandshakePorts {
  readonly iframe: HTMLIFrameElement;
  readonly options: ConnectOptions;
  readonly onWelcome: (session: string, offer: Offer, port: MessagePort) => void;
  readonly onFail: (code: 'HANDSHAKE_TIMEOUT' | 'UNSUPPORTED_VERSION') => void;
  /** A frame document announced itself or finished loading while no handshake ran. */
  readonly onArrival: (kind: 'announce' | 'load') => void;
}

/** False while the frame still shows the empty page it starts with: a message there would only make the browser complain. */
function isReachable(frame: Window, origin: string): boolean {
  try {
    return frame.location.origin === origin;
  } catch {
    return true;
  }
}

function offerOf(message: FrameMessage): Offer | undefined {
  const { grants, methods, events, state, refusedTokens } = message;
  if (!isObject(grants) || !isTextList(methods) || !isTextList(events)) return undefined;
  const held = {
    observe: grants['observe'] === true,
    control: grants['control'] === true,
    load: grants['load'] === true,
    calls: isTextList(grants['calls']) ? [...grants['calls']] : [],
  };
  const seen = isObject(state) ? (state as unknown as Offer['state']) : null;
  return { grants: held, methods, events, state: seen, refusedTokens: isTextList(refusedTokens) ? refusedTokens : [] };
}

/**
 * Finds the frame and gets a port from it.
 *
 * 1. `hello` to the frame's exact origin at 0, 200, 500, 1000, 2000 ms, and again after its load or announce
 * 2. only a message from the frame's own window, at its origin, is looked at
 * 3. `welcome` with our nonce and a port ends it; `reject` chooses another version or fails
 * 4. nothing within `timeoutMs` fails with HANDSHAKE_TIMEOUT; a later announce or load may start it again
 *
 * @source design: bridge §Handshake
 */
export function createHandshake({ iframe, options, onWelcome, onFail, onArrival }: HandshakePorts): Handshake {
  const { origin, timeoutMs = 10_000, want, locale, direction, tokens } = options;
  const own = iframe.ownerDocument.defaultView ?? window;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let givingUp: ReturnType<typeof setTimeout> | undefined;
  let nonce: string | undefined;
  let version = versions[0];

  const sayHello = () => {
    const frame = iframe.contentWindow;
    if (!frame || !nonce || !isReachable(frame, origin)) return;
    frame.postMessage(JSON.stringify({ x: 1, t: 'hello', v: version, nonce, sdk, want, tokens, locale, direction }), origin);
  };
  const clearHellos = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const sayHellos = () => {
    clearHellos();
    timers = helloAtMs.slice(1).map((ms) => setTimeout(sayHello, ms));
    sayHello();
  };
  const stop = () => {
    clearHellos();
    clearTimeout(givingUp);
    nonce = undefined;
  };
  const fail = (code: 'HANDSHAKE_TIMEOUT' | 'UNSUPPORTED_VERSION') => {
    stop();
    onFail(code);
  };
  const start = () => {
    stop();
    nonce = randomId();
    givingUp = setTimeout(() => fail('HANDSHAKE_TIMEOUT'), timeoutMs);
    sayHellos();
  };
  const arrive = (kind: 'announce' | 'load') => {
    if (nonce === undefined) onArrival(kind);
    else sayHellos();
  };
  const negotiate = (supported: unknown) => {
    const shared = versions.find((one) => one !== version && Array.isArray(supported) && supported.includes(one));
    if (shared === undefined) return fail('UNSUPPORTED_VERSION');
    version = shared;
    nonce = randomId();
    sayHellos();
  };
  const receive = ({ source, origin: from, data, ports }: MessageEvent) => {
    if (!source || source !== iframe.contentWindow || from !== origin) return;
    const message = readFrameMessage(data);
    if (message?.t === 'announce') return arrive('announce');
    if (!message || nonce === undefined || message['nonce'] !== nonce) return;
    if (message.t === 'reject') return negotiate(message['supported']);
    const offer = offerOf(message);
    const [port] = ports;
    if (message.t !== 'welcome' || message['v'] !== version || typeof message['session'] !== 'string' || !offer || !port) return;
    stop();
    onWelcome(message['session'], offer, port);
  };
  const loaded = () => arrive('load');

  own.addEventListener('message', receive);
  iframe.addEventListener('load', loaded);
  return {
    start,
    destroy() {
      stop();
      own.removeEventListener('message', receive);
      iframe.removeEventListener('load', loaded);
    },
  };
}
