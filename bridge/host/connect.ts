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
    subscribe: (events, hz) => request('subscribe', { events: [...events], hz }),
    unsubscribe: (events) => request('unsubscribe', { events: [...events] }),
    call: (name, input, { timeoutMs } = {}) => request('call', { name, input }, timeoutMs),
  } satisfies Partial<Connection>;
}

/**
 * Takes hold of a Footlight frame.
 *
 * Survives the frame's reload: what was pending ends with DISCONNECTED, listeners stay and hear `resync`.
 *
 * @param iframe in the page, its address on `options.origin`
 * @returns when the frame answered; rejects with HANDSHAKE_TIMEOUT, UNSUPPORTED_VERSION, BAD_ARGS or PLAYER_NOT_FOUND
 * @source spec 1 §6; design: bridge §Host script
 */
export async function connect(iframe: HTMLIFrameElement, options: ConnectOptions): Promise<Connection> {
  if ((iframe as HTMLIFrameElement | null)?.tagName !== 'IFRAME') throw localFailure('PLAYER_NOT_FOUND');
  if (!isOrigin(options.origin)) throw localFailure('BAD_ARGS');
  return new Promise((resolve, reject) => {
    const held = holdFrame(iframe, options, () => resolve(held), reject);
  });
}

function holdFrame(iframe: HTMLIFrameElement, options: ConnectOptions, onFirst: () => void, onNever: (failure: Error) => void): Connection {
  let link: PortSession | undefined;
  let offer: Capabilities | undefined;
  let destroyed = false;

  const request = <M extends MethodName>(method: M, params: MethodInput<M>, timeoutMs = answerMs) =>
    (link?.request(method, params, timeoutMs) ?? Promise.reject(localFailure('DISCONNECTED'))) as Promise<MethodOutput<M>>;
  const audience = createSubscriptions({ offer: () => offer, ask: (method, events) => request(method, { events }) });
  const resync = (state: Capabilities['state']) => audience.tell('resync', state);

  const welcome = (session: string, next: Capabilities, port: MessagePort) => {
    const isFirst = offer === undefined;
    offer = next;
    const onGap = () => void request('getState', {}).then(resync, () => resync(null));
    link = createPortSession({ port, session, onEvent: audience.tell, onGap, onLost: lose, isWatched: audience.isThere });
    if (isFirst) return onFirst();
    audience.followAgain();
    audience.tell('connection', { connected: true });
    resync(next.state);
  };
  /** Two connections to one frame would take it from each other without end: the one that was replaced stays away. */
  const lose = (replaced = false) => {
    link?.close();
    link = undefined;
    if (!replaced) handshake.start();
    audience.tell('connection', { connected: false });
  };
  const fail = (code: 'HANDSHAKE_TIMEOUT' | 'UNSUPPORTED_VERSION') => {
    if (offer) return;
    handshake.destroy();
    onNever(localFailure(code));
  };
  // A load may belong to the document we already talk to; an announcement never does.
  const meet = (kind: 'announce' | 'load') => (kind === 'load' && link ? link.probe() : lose());
  const handshake = createHandshake({ iframe, options, onWelcome: welcome, onFail: fail, onArrival: meet });
  handshake.start();

  return {
    ...methodsOver(request),
    get connected() {
      return link !== undefined;
    },
    get capabilities() {
      return offer as Capabilities;
    },
    on(event, listener) {
      if (destroyed) throw localFailure('DISCONNECTED');
      return audience.add(event, listener as (data: unknown) => void);
    },
    destroy() {
      if (destroyed) return;
      destroyed = true;
      handshake.destroy();
      audience.leave();
      link?.close();
      link = undefined;
    },
  };
}
