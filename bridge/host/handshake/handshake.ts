import type { ConnectOptions, Capabilities } from '../connection.ts';
import { createHelloSender, isReachable } from './hello-sender.ts';
import type { Peer } from './peer.ts';
import { isObject, isTextList, readFrameMessage, type FrameMessage } from '../session/read-frame-message.ts';

export interface Handshake {
  /** Begins, or begins anew with another nonce. */
  start(): void;
  destroy(): void;
}

interface HandshakePorts {
  readonly peer: Peer;
  readonly options: ConnectOptions;
  readonly onWelcome: (session: string, capabilities: Capabilities, port: MessagePort) => void;
  readonly onFail: (code: 'HANDSHAKE_TIMEOUT' | 'UNSUPPORTED_VERSION') => void;
  /** A frame document announced itself or finished loading while no handshake ran. */
  readonly onArrival: (kind: 'announce' | 'load') => void;
}

function capabilitiesOf(message: FrameMessage): Capabilities | undefined {
  const { grants, methods, events, state, refusedTokens } = message;
  if (!isObject(grants) || !isTextList(methods) || !isTextList(events)) return undefined;
  const held = {
    observe: grants['observe'] === true,
    control: grants['control'] === true,
    load: grants['load'] === true,
    calls: isTextList(grants['calls']) ? [...grants['calls']] : [],
  };
  const seen = isObject(state) ? (state as unknown as Capabilities['state']) : null;
  return { grants: held, methods, events, state: seen, refusedTokens: isTextList(refusedTokens) ? refusedTokens : [] };
}

/**
 * Finds the frame and gets a port from it.
 *
 * 1. `hello` to the frame's exact origin at 0, 200, 500, 1000, 2000 ms, and again after its load or announce
 * 2. only a message from the frame's own window, at its origin, is looked at
 * 3. `welcome` with our nonce and a port ends it; `reject` chooses another version or fails
 * 4. nothing within `timeoutMs` fails with HANDSHAKE_TIMEOUT; a later announce or load may start it again; a lazy frame that the
 *    browser has not loaded yet has all its time before it
 *
 * @source design: bridge §Handshake
 */
export function createHandshake({ peer, options, onWelcome, onFail, onArrival }: HandshakePorts): Handshake {
  const { timeoutMs = 10_000 } = options;
  const { origin, iframe, heardAt } = peer;
  const hellos = createHelloSender(peer, options);
  let givingUp: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    hellos.stop();
    clearTimeout(givingUp);
    givingUp = undefined;
  };
  const fail = (code: 'HANDSHAKE_TIMEOUT' | 'UNSUPPORTED_VERSION') => {
    stop();
    onFail(code);
  };
  const startClock = () => {
    givingUp ??= setTimeout(() => fail('HANDSHAKE_TIMEOUT'), timeoutMs);
  };
  const arrive = (kind: 'announce' | 'load') => {
    if (!hellos.isRunning()) return onArrival(kind);
    startClock();
    hellos.repeat();
  };
  const receive = ({ source, origin: from, data, ports }: MessageEvent) => {
    if (!source || source !== peer.window() || from !== origin) return;
    const message = readFrameMessage(data);
    if (message?.t === 'announce') return arrive('announce');
    if (!message || !hellos.isOurs(message['nonce'])) return;
    if (message.t === 'reject') return void (hellos.negotiate(message['supported']) || fail('UNSUPPORTED_VERSION'));
    const capabilities = capabilitiesOf(message);
    const [port] = ports;
    if (message.t !== 'welcome' || !hellos.isOurVersion(message['v']) || typeof message['session'] !== 'string' || !capabilities || !port) return;
    stop();
    onWelcome(message['session'], capabilities, port);
  };
  const loaded = () => arrive('load');

  for (const own of heardAt) own.addEventListener('message', receive);
  iframe?.addEventListener('load', loaded);
  return {
    start() {
      stop();
      if (iframe?.loading !== 'lazy' || isReachable(peer.window(), origin)) startClock();
      hellos.begin();
    },
    destroy() {
      stop();
      for (const own of heardAt) own.removeEventListener('message', receive);
      iframe?.removeEventListener('load', loaded);
    },
  };
}
