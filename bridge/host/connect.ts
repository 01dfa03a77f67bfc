import type { MethodInput, MethodName, MethodOutput } from '../contract/methods.ts';
import { localFailure } from './bridge-failure.ts';
import type { AnyEventData, AnyEventName, Connection, ConnectOptions, Offer } from './connection.ts';
import { createHandshake } from './handshake.ts';
import { createLink, type Link } from './link.ts';
import { createListeners } from './listeners.ts';

export type { BridgeFailure } from './bridge-failure.ts';
export type { Connection, ConnectOptions, Offer } from './connection.ts';

const answerMs = 15_000;
/** What waits for the media may wait for a network. */
const mediaAnswerMs = 30_000;
const hostEvents: readonly string[] = ['resync', 'connection'];

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
  const listeners = createListeners();
  let link: Link | undefined;
  let offer: Offer | undefined;
  let destroyed = false;

  const request = <M extends MethodName>(method: M, params: MethodInput<M>, timeoutMs = answerMs) =>
    (link?.request(method, params, timeoutMs) ?? Promise.reject(localFailure('DISCONNECTED'))) as Promise<MethodOutput<M>>;
  const isOffered = (event: string) => offer?.events.includes(event) === true;
  /** A failure here means that the link is gone or the frame is older; the next welcome asks again. */
  const follow = (method: 'subscribe' | 'unsubscribe', events: readonly string[]) => {
    const offered = events.filter(isOffered);
    if (link && offered.length > 0) request(method, { events: offered }).catch(() => undefined);
  };
  const resync = (state: Offer['state']) => listeners.tell('resync', state);

  const welcome = (session: string, next: Offer, port: MessagePort) => {
    const isFirst = offer === undefined;
    offer = next;
    link = createLink({
      port,
      session,
      onEvent: listeners.tell,
      onGap: () => void request('getState', {}).then(resync, () => resync(null)),
      onLost: lose,
      isWatched: () => listeners.names().length > 0,
    });
    if (isFirst) return onFirst();
    follow('subscribe', listeners.names());
    listeners.tell('connection', { connected: true });
    resync(next.state);
  };
  const lose = () => {
    link?.close();
    link = undefined;
    handshake.start();
    listeners.tell('connection', { connected: false });
  };
  const handshake = createHandshake({
    iframe,
    options,
    onWelcome: welcome,
    onFail(code) {
      if (offer) return;
      handshake.destroy();
      onNever(localFailure(code));
    },
    onArrival(kind) {
      // A load may belong to the document we already talk to; an announcement never does.
      if (kind === 'load' && link) link.probe();
      else lose();
    },
  });
  handshake.start();

  return {
    ...methodsOver(request),
    get connected() {
      return link !== undefined;
    },
    get offer() {
      return offer as Offer;
    },
    on<E extends AnyEventName>(event: E, listener: (data: AnyEventData<E>) => void) {
      if (destroyed) throw localFailure('DISCONNECTED');
      if (!hostEvents.includes(event) && offer?.grants.observe !== true) throw localFailure('NOT_PERMITTED');
      const { first, remove } = listeners.add(event, listener as (data: unknown) => void);
      if (first) follow('subscribe', [event]);
      return () => {
        if (remove()) follow('unsubscribe', [event]);
      };
    },
    destroy() {
      if (destroyed) return;
      destroyed = true;
      handshake.destroy();
      listeners.clear();
      link?.close();
      link = undefined;
    },
  };
}
