import { supportedVersions, windowMessage, type Hello } from '../contract/messages/envelope.ts';
import type { EventData, EventName } from '../contract/events.ts';
import { acceptTokens } from '../contract/frame/theme-tokens.ts';
import { grantsOf, type RegisteredOrigin } from '../contract/origins/registered-origins.ts';
import { readMessage } from '../contract/messages/read-message.ts';
import { createBareRequests } from './requests/bare-requests.ts';
import { createBridgeCounters, type BridgeCounters } from './limits/bridge-counters.ts';
import type { FrameContract } from './frame-contract.ts';
import { createKnownOrigins, type LookUpOrigin } from './handshake/known-origins.ts';
import { createHelloAcceptor } from './handshake/accept-hello.ts';
import { followLifecycle } from './handshake/lifecycle.ts';
import { framingWindows, type FrameWindow, type IsPeer } from './handshake/peer-policy.ts';
import { createOpenSessions } from './session/open-sessions.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import { handlerTable, type Handlers } from './requests/run-method.ts';
import type { FilterEvent } from './session/frame-session.ts';
import type { SessionStart } from './session/session-start.ts';

export interface FrameServerOptions {
  readonly window: FrameWindow;
  /** The realm's registered origins, from `readRegisteredOrigins`; a window here replaces the parent as the expected peer. */
  readonly peer: { readonly origins: readonly RegisteredOrigin[]; readonly window?: MessageEventSource; /** Asks about origins that are not among them. */ readonly lookUp?: LookUpOrigin };
  readonly handlers: Handlers;
  /** Replaces the peer policy; the origin is compared all the same. */
  readonly isPeer?: IsPeer;
  /** Scopes that a call belongs to, so that a grant may name a scope. */
  readonly scopesOf?: (callName: string) => readonly string[];
  /** Reduces every event to what a session's grants name, for each session on its own. */
  readonly filterEvent?: FilterEvent;
  /** Runs after each welcome: apply the theme, send what the page should know first. @param tell sends to this page alone */
  readonly onSession?: (start: SessionStart, tell: FrameServer['emit']) => void;
  /** What is taken of a page's theme; `acceptTokens` without it. */
  readonly acceptTokens?: typeof acceptTokens;
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
  /** The registered origins that are known here. */
  origins(): readonly RegisteredOrigin[];
  /** Asks anew what the connected pages may do: a session gets the grants of now, and one whose origin was taken off the list ends. */
  recheckOrigins(): Promise<void>;
  /** Whether a host page is connected. */
  connected(): boolean;
  /** Leaves no listener, timer or port. May run twice. */
  destroy(): void;
}

const windowLimits = { burst: 200, perSecond: 100 };

/**
 * The frame's side of the bridge, for a part of the contract.
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
export function serveContract(contract: FrameContract, options: FrameServerOptions): FrameServer {
  const { window: own, peer, versions = supportedVersions, scopesOf = () => [], now = () => performance.now() } = options;
  const isPeer: IsPeer = options.isPeer ?? (peer.window ? (source) => source === peer.window : framingWindows(own));
  const counters = createBridgeCounters();
  const handlers = handlerTable(options.handlers);
  const bare = createBareRequests({ contract, handlers, counters, now });
  const mayArrive = createRateLimit(windowLimits.burst, windowLimits.perSecond, now);
  const hellos = createHelloAcceptor({ versions, counters, now });
  const sessions = createOpenSessions({
    contract, handlers, acceptTokens: options.acceptTokens ?? acceptTokens, counters, now, scopesOf, isHidden: () => own.document.hidden, filterEvent: options.filterEvent,
  });

  const known = createKnownOrigins({ ...peer, onFound: () => lifecycle.announce() });

  function startSession(hello: Hello, source: Window, origin: string): void {
    // Read now: a hello may have waited.
    const held = grantsOf(known.list(), origin);
    if (!held) return;
    const { session, start } = sessions.begin(hello, source, origin, held);
    // After the session is set: what is emitted at once goes to the new one too.
    options.onSession?.(start, session.emit);
  }

  function receive({ source, origin, data }: MessageEvent): void {
    if (!source || !isPeer(source)) return counters.count('foreign-window');
    const held = grantsOf(known.list(), origin);
    if (!held) {
      void known.ask(origin);
      return counters.count('foreign-origin');
    }
    if (!mayArrive()) return counters.count('flooded');
    const read = readMessage(data, windowMessage);
    if (!read.ok) return counters.count(read.reason);
    const sender = source as Window;
    const post = (text: string) => sender.postMessage(text, origin);
    if (read.value.t === 'hello') {
      hellos.take(read.value, post, (hello) => startSession(hello, sender, origin));
    } else if (!options.bareRequests) counters.count('bare-off');
    else void bare.answer(read.value, origin, held, post);
  }

  const lifecycle = followLifecycle({ window: own, origins: known.list, version: Math.max(...versions), onMessage: receive, onLeave: sessions.end });
  lifecycle.announce();

  return {
    announce: lifecycle.announce,
    emit(name, data) {
      if (contract.events[name]) sessions.emit(name, data);
      else counters.count('bad-event');
    },
    counters,
    connected: sessions.areOpen,
    origins: known.list,
    async recheckOrigins() {
      await known.recheck(sessions.origins());
      sessions.setGrants((origin) => grantsOf(known.list(), origin));
    },
    destroy() {
      lifecycle.stop();
      sessions.end();
      hellos.destroy();
      bare.destroy();
    },
  };
}
