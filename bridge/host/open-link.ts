import type { MethodInput, MethodName, MethodOutput } from '../contract/methods.ts';
import { localFailure } from './bridge-failure.ts';
import type { Capabilities, Connection, ConnectOptions } from './connection.ts';
import { createHandshake } from './handshake/handshake.ts';
import type { Peer } from './handshake/peer.ts';
import { createPortSession, type PortSession } from './session/port-session.ts';
import { createSubscriptions } from './session/subscriptions.ts';

const answerMs = 15_000;
/** A platform call ends in the frame, in its own time; a frame that is gone is noticed by its silence. */
const callAnswerMs = 90_000;

/** A connection without the methods by name: what the session frame of a page needs. */
export interface Link extends Pick<Connection, 'connected' | 'capabilities' | 'call' | 'on' | 'destroy'> {
  request<M extends MethodName>(method: M, params: MethodInput<M>, timeoutMs?: number): Promise<MethodOutput<M>>;
  /** Tells the page's listeners something that this side knows by itself. */
  tell(event: string, data: unknown): void;
}

/**
 * Opens a link to a frame and keeps it: a frame that reloads is found again.
 *
 * @param onEnd called once, when it is destroyed or was aborted
 * @returns when the frame answered
 */
export function openLink(peer: Peer, options: ConnectOptions, onEnd?: () => void): Promise<Link> {
  return new Promise((resolve, reject) => {
    if (options.signal?.aborted) throw localFailure('ABORTED');
    const link = createLink(peer, options, () => resolve(link), reject, onEnd);
  });
}

interface LinkState {
  session?: PortSession | undefined;
  capabilities?: Capabilities;
  destroyed?: true;
}

/** What the page holds. */
const linkOf = (state: LinkState, subscriptions: ReturnType<typeof createSubscriptions>, request: Link['request'], destroy: Link['destroy']): Link => ({
  request,
  tell: subscriptions.dispatch,
  call: (name, input, { timeoutMs = callAnswerMs } = {}) => request('call', { name, input }, timeoutMs),
  get connected() {
    return state.session !== undefined;
  },
  get capabilities() {
    return state.capabilities as Capabilities;
  },
  on(event, listener) {
    if (state.destroyed) throw localFailure('DISCONNECTED');
    return subscriptions.add(event, listener as (data: unknown) => void);
  },
  destroy,
});

function createLink(peer: Peer, options: ConnectOptions, onFirst: () => void, onFailure: (failure: Error) => void, onEnd?: () => void): Link {
  const state: LinkState = {};

  const request = <M extends MethodName>(method: M, params: MethodInput<M>, timeoutMs = answerMs) =>
    (state.session?.request(method, params, timeoutMs) ?? Promise.reject(localFailure('DISCONNECTED'))) as Promise<MethodOutput<M>>;
  const subscriptions = createSubscriptions({ capabilities: () => state.capabilities, ask: (method, events) => request(method, { events }) });
  const resync = (now: Capabilities['state']) => subscriptions.dispatch('resync', now);

  const openSession = (sessionId: string, next: Capabilities, port: MessagePort) => {
    const isFirst = !state.capabilities;
    state.capabilities = next;
    const onGap = () => void request('getState', {}).then(resync, () => resync(null));
    state.session = createPortSession({ port, session: sessionId, onEvent: subscriptions.dispatch, onGap, onLost: loseSession, isWatched: subscriptions.hasListeners });
    if (isFirst) return onFirst();
    subscriptions.resubscribe();
    subscriptions.dispatch('connection', { connected: true });
    resync(next.state);
  };
  /** A replaced connection stays away and says so: more than the frame holds would take it from each other without end. */
  const loseSession = (replaced = false) => {
    state.session?.close();
    state.session = undefined;
    if (!replaced) handshake.start();
    subscriptions.dispatch('connection', { connected: false, ...(replaced ? { why: 'replaced' } : {}) });
  };
  const fail = (code: 'HANDSHAKE_TIMEOUT' | 'UNSUPPORTED_VERSION') => {
    if (state.capabilities) return;
    destroy();
    onFailure(localFailure(code));
  };
  // A load may belong to the document we already talk to; an announcement never does.
  const arrive = (kind: 'announce' | 'load') => (kind === 'load' && state.session ? state.session.probe() : loseSession());
  const destroy = () => {
    if (state.destroyed) return;
    state.destroyed = true;
    options.signal?.removeEventListener('abort', abort);
    handshake.destroy();
    subscriptions.clear();
    state.session?.close();
    state.session = undefined;
    onEnd?.();
  };
  const abort = () => {
    destroy();
    onFailure(localFailure('ABORTED'));
  };
  const handshake = createHandshake({ peer, options, onWelcome: openSession, onFail: fail, onArrival: arrive });
  options.signal?.addEventListener('abort', abort);
  handshake.start();

  return linkOf(state, subscriptions, request, destroy);
}
