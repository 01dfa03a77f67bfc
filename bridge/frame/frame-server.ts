import { supportedVersions, windowMessage, type Hello } from '../contract/envelope.ts';
import { isEventName, type EventData, type EventName } from '../contract/events.ts';
import type { Grants } from '../contract/grants.ts';
import { grantsOf, type RegisteredOrigin } from '../contract/registered-origins.ts';
import { randomId } from '../contract/random-id.ts';
import { readMessage } from '../contract/read-message.ts';
import { acceptTokens } from '../contract/theme-tokens.ts';
import { createBareRequests } from './bare-requests.ts';
import { createBridgeCounters, type BridgeCounters } from './bridge-counters.ts';
import { createFrameSession, type FrameSession, type SessionPorts } from './frame-session.ts';
import { createHelloAcceptor } from './accept-hello.ts';
import { followLifecycle } from './lifecycle.ts';
import { parentOnly, type FrameWindow, type IsPeer } from './peer-policy.ts';
import { createRateLimit } from './rate-limit.ts';
import { handlerTable, type Handlers } from './run-method.ts';
import { narrowGrants, welcomeText } from './handshake-replies.ts';

/** What a host page said of itself in its hello. */
export interface SessionStart {
  readonly origin: string;
  readonly grants: Grants;
  readonly tokens: Readonly<Record<string, string>>;
  readonly locale?: string;
  readonly direction?: 'ltr' | 'rtl';
}

export interface FrameServerOptions {
  readonly window: FrameWindow;
  /** The realm's registered origins, from `readRegisteredOrigins`; a window here replaces the parent as the expected peer. */
  readonly peer: { readonly origins: readonly RegisteredOrigin[]; readonly window?: MessageEventSource };
  readonly handlers: Handlers;
  /** Replaces the peer policy; the origin is compared all the same. */
  readonly isPeer?: IsPeer;
  /** Scopes that a call belongs to, so that a grant may name a scope. */
  readonly scopesOf?: (callName: string) => readonly string[];
  /** Runs after each welcome: apply the theme, send what the page should know first. */
  readonly onSession?: (start: SessionStart) => void;
  /** Answers bare `req` strings. The realm switches it on. */
  readonly bareRequests?: boolean;
  /** Versions that this frame speaks; for releases side by side. */
  readonly versions?: readonly number[];
  readonly now?: () => number;
}

export interface FrameServer {
  /** Announces this frame to the page around it; done once by itself. */
  announce(): void;
  /** Sends an event to every session that may observe and subscribed to it. */
  emit<E extends EventName>(name: E, data: EventData<E>): void;
  readonly counters: Pick<BridgeCounters, 'read'>;
  /** Whether a host page is connected. */
  connected(): boolean;
  /** Leaves no listener, timer or port. May run twice. */
  destroy(): void;
}

const windowLimits = { burst: 200, perSecond: 100 };
/** chosen: several, since a page's second connection must not end its first; few, since a page may forget to end them */
const mostSessions = 4;

/** Welcomes a host page with a port of its own. */
function openSession(ports: Omit<SessionPorts, 'port'>, hello: Hello, source: Window): { session: FrameSession; start: SessionStart } {
  const { id, origin, grants, handlers } = ports;
  const { v, nonce, locale, direction } = hello;
  const { tokens, refused } = acceptTokens(hello.tokens ?? {});
  const { port1, port2 } = new MessageChannel();
  const session = createFrameSession({ ...ports, port: port1 });
  const context = { origin, grants, signal: new AbortController().signal };
  source.postMessage(welcomeText({ v, nonce, session: id, context, handlers, refusedTokens: refused }), origin, [port2]);
  return { session, start: { origin, grants, tokens, locale, direction } };
}

/**
 * The frame's side of the bridge.
 *
 * Requirements: the peer is the expected window and its origin is registered · what is not understood is not answered ·
 * a page may do what its grants hold and nothing else · every request is answered once.
 *
 * 1. announce to the framing page's origin, if registered
 * 2. a `hello` from the expected window at a registered origin, read by the contract, in a version that we speak
 * 3. `welcome` with a port, to that exact origin; the session of one hello too many replaces the oldest
 * 4. requests, answers and events over the port; `bye` when the page goes away
 *
 * @source spec 1 §5, §6; design: bridge §Handshake
 */
export function createFrameServer(options: FrameServerOptions): FrameServer {
  const { window: own, peer, versions = supportedVersions, scopesOf = () => [], now = () => performance.now() } = options;
  const isPeer: IsPeer = options.isPeer ?? (peer.window ? (source) => source === peer.window : parentOnly(own));
  const counters = createBridgeCounters();
  const handlers = handlerTable(options.handlers);
  const bare = createBareRequests({ handlers, counters, now });
  const mayArrive = createRateLimit(windowLimits.burst, windowLimits.perSecond, now);
  const hellos = createHelloAcceptor({ versions, counters, now });
  let sessions: readonly FrameSession[] = [];

  function startSession(hello: Hello, source: Window, origin: string, held: Grants): void {
    const open = sessions.filter((session) => session.isOpen());
    for (const oldest of open.splice(0, open.length - mostSessions + 1)) oldest.end('replaced');
    counters.count('sessions');
    const ports = { id: randomId(), origin, grants: narrowGrants(held, hello.want), handlers, counters, now, scopesOf, isHidden: () => own.document.hidden };
    const opened = openSession(ports, hello, source);
    sessions = [...open, opened.session];
    // After the session is set: what is emitted at once goes to the new one too.
    options.onSession?.(opened.start);
  }

  function receive({ source, origin, data }: MessageEvent): void {
    if (!source || !isPeer(source)) return counters.count('foreign-window');
    const held = grantsOf(peer.origins, origin);
    if (!held) return counters.count('foreign-origin');
    if (!mayArrive()) return counters.count('flooded');
    const read = readMessage(data, windowMessage);
    if (!read.ok) return counters.count(read.reason);
    const sender = source as Window;
    const post = (text: string) => sender.postMessage(text, origin);
    if (read.value.t === 'hello') {
      hellos.take(read.value, post, (hello) => startSession(hello, sender, origin, held));
    } else if (!options.bareRequests) counters.count('bare-off');
    else void bare.answer(read.value, origin, held, post);
  }

  const endSessions = () => {
    for (const session of sessions) session.end();
    sessions = [];
  };
  const lifecycle = followLifecycle({ window: own, origins: peer.origins, version: Math.max(...versions), onMessage: receive, onLeave: endSessions });
  lifecycle.announce();

  return {
    announce: lifecycle.announce,
    emit(name, data) {
      if (isEventName(name)) for (const session of sessions) session.emit(name, data);
      else counters.count('bad-event');
    },
    counters,
    connected: () => sessions.some((session) => session.isOpen()),
    destroy() {
      lifecycle.stop();
      endSessions();
      hellos.destroy();
      bare.destroy();
    },
  };
}
