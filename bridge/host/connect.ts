import type { MethodInput, MethodName, MethodOutput } from '../contract/methods.ts';
import { createSubscriptions } from './subscriptions.ts';
import { localFailure } from './bridge-failure.ts';
import type { Connection, ConnectOptions, Capabilities } from './connection.ts';
import { createHandshake } from './handshake.ts';
import { createPortSession, type PortSession } from './port-session.ts';

export type { BridgeFailure } from './bridge-failure.ts';
export type { Connection, ConnectOptions, Capabilities } from './connection.ts';

const answerMs = 15_000;
/** What waits for the media may wait for a network. */
const mediaAnswerMs = 30_000;
/** A platform call ends in the frame, in its own time; a frame that is gone is noticed by its silence. */
const callAnswerMs = 90_000;

function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}

/** The methods as a page calls them. */
function methodsOver(request: <M extends MethodName>(method: M, params: MethodInput<M>, timeoutMs?: number) => Promise<MethodOutput<M>>) {
  return {
    getState: () => request('getState', {}),
    load: (content) => request('load', content, mediaAnswerMs),
    play: () => request('play', {}, mediaAnswerMs),
    pause: () => request('pause', {}),
    seek: (to) => request('seek', to, mediaAnswerMs),
    setVolume: (value) => request('setVolume', { value }),
    setMuted: (value) => request('setMuted', { value }),
    listTracks: () => request('listTracks', {}),
    setTextTrack: (id) => request('setTextTrack', { id }),
    setAppearance: (appearance) => request('setAppearance', appearance),
    setOptions: (options) => request('setOptions', options),
    subscribe: (events, hz) => request('subscribe', { events: [...events], hz }),
    unsubscribe: (events) => request('unsubscribe', { events: [...events] }),
    call: (name, input, { timeoutMs = callAnswerMs } = {}) => request('call', { name, input }, timeoutMs),
  } satisfies Partial<Connection>;
}

/**
 * Connects to a Footlight frame.
 *
 * Survives the frame's reload: what was pending ends with DISCONNECTED, listeners stay and receive `resync`.
 *
 * @param iframe in the page, its address on `options.origin`
 * @returns when the frame answered; rejects with HANDSHAKE_TIMEOUT, UNSUPPORTED_VERSION, ABORTED, BAD_ARGS or PLAYER_NOT_FOUND
 * @source spec 1 §6; design: bridge §Host script
 */
export async function connect(iframe: HTMLIFrameElement, options: ConnectOptions): Promise<Connection> {
  if ((iframe as HTMLIFrameElement | null)?.tagName !== 'IFRAME') throw localFailure('PLAYER_NOT_FOUND');
  if (!isOrigin(options.origin)) throw localFailure('BAD_ARGS');
  if (options.signal?.aborted) throw localFailure('ABORTED');
  return new Promise((resolve, reject) => {
    const connection = openConnection(iframe, options, () => resolve(connection), reject);
  });
}

function openConnection(iframe: HTMLIFrameElement, options: ConnectOptions, onFirst: () => void, onFailure: (failure: Error) => void): Connection {
  let session: PortSession | undefined;
  let capabilities: Capabilities | undefined;
  let destroyed = false;

  const request = <M extends MethodName>(method: M, params: MethodInput<M>, timeoutMs = answerMs) =>
    (session?.request(method, params, timeoutMs) ?? Promise.reject(localFailure('DISCONNECTED'))) as Promise<MethodOutput<M>>;
  const subscriptions = createSubscriptions({ capabilities: () => capabilities, ask: (method, events) => request(method, { events }) });
  const resync = (state: Capabilities['state']) => subscriptions.dispatch('resync', state);

  const openSession = (sessionId: string, next: Capabilities, port: MessagePort) => {
    const isFirst = capabilities === undefined;
    capabilities = next;
    const onGap = () => void request('getState', {}).then(resync, () => resync(null));
    session = createPortSession({ port, session: sessionId, onEvent: subscriptions.dispatch, onGap, onLost: loseSession, isWatched: subscriptions.hasListeners });
    if (isFirst) return onFirst();
    subscriptions.resubscribe();
    subscriptions.dispatch('connection', { connected: true });
    resync(next.state);
  };
  /** A replaced connection stays away and says so: more than the frame holds would take it from each other without end. */
  const loseSession = (replaced = false) => {
    session?.close();
    session = undefined;
    if (!replaced) handshake.start();
    subscriptions.dispatch('connection', { connected: false, ...(replaced ? { why: 'replaced' } : {}) });
  };
  const fail = (code: 'HANDSHAKE_TIMEOUT' | 'UNSUPPORTED_VERSION') => {
    if (capabilities) return;
    destroy();
    onFailure(localFailure(code));
  };
  // A load may belong to the document we already talk to; an announcement never does.
  const arrive = (kind: 'announce' | 'load') => (kind === 'load' && session ? session.probe() : loseSession());
  const destroy = () => {
    if (destroyed) return;
    destroyed = true;
    options.signal?.removeEventListener('abort', abort);
    handshake.destroy();
    subscriptions.clear();
    session?.close();
    session = undefined;
  };
  const abort = () => {
    destroy();
    onFailure(localFailure('ABORTED'));
  };
  const handshake = createHandshake({ iframe, options, onWelcome: openSession, onFail: fail, onArrival: arrive });
  options.signal?.addEventListener('abort', abort);
  handshake.start();

  return {
    ...methodsOver(request),
    get connected() {
      return session !== undefined;
    },
    get capabilities() {
      return capabilities as Capabilities;
    },
    on(event, listener) {
      if (destroyed) throw localFailure('DISCONNECTED');
      return subscriptions.add(event, listener as (data: unknown) => void);
    },
    destroy,
  };
}
