import { hello, supportedVersions, windowMessage, type Hello } from '../contract/envelope.ts';
import { isEventName, type EventData, type EventName } from '../contract/events.ts';
import type { Grants } from '../contract/grants.ts';
import { grantsOf, type RegisteredOrigin } from '../contract/origin.ts';
import { randomId } from '../contract/random-id.ts';
import { readMessage } from '../contract/read-message.ts';
import { acceptTokens } from '../contract/theme-tokens.ts';
import { createBareRequests } from './bare-requests.ts';
import { createBridgeCounters, type BridgeCounters } from './bridge-counters.ts';
import { createFrameSession, type FrameSession } from './frame-session.ts';
import { announceTarget, parentOnly, type FrameWindow, type IsPeer } from './peer-policy.ts';
import { createRateLimit } from './rate-limit.ts';
import { handlerTable, type Handlers } from './run-method.ts';
import { narrowGrants, rejectText, welcomeText } from './welcome-text.ts';

/** What a host page told about itself when the session began. */
export interface SessionStart {
  readonly origin: string;
  readonly grants: Grants;
  readonly tokens: Readonly<Record<string, string>>;
  readonly locale?: string;
  readonly direction?: 'ltr' | 'rtl';
}

export interface FrameServerOptions {
  readonly window: FrameWindow;
  /** The realm's registered origins, from `loadOrigins`; a window here replaces the parent as the expected peer. */
  readonly peer: { readonly origins: readonly RegisteredOrigin[]; readonly window?: MessageEventSource };
  readonly handlers: Handlers;
  /** Replaces the peer policy; the origin is compared all the same. */
  readonly isPeer?: IsPeer;
  /** Scopes that a call belongs to, so that a grant may name a scope. */
  readonly scopesOf?: (callName: string) => readonly string[];
  /** Runs after each welcome: apply the theme, tell what the page should know first. */
  readonly onSession?: (start: SessionStart) => void;
  /** Answers bare `req` strings. The realm switches it on. */
  readonly bareRequests?: boolean;
  /** Versions that this frame speaks; for releases side by side. */
  readonly versions?: readonly number[];
  readonly now?: () => number;
}

export interface FrameServer {
  /** Tells the page that framed us that we are here; done once by itself. */
  announce(): void;
  /** Tells the session, if there is one that may observe and wants it. */
  emit<E extends EventName>(name: E, data: EventData<E>): void;
  readonly counters: Pick<BridgeCounters, 'read'>;
  /** Whether a host page is connected. */
  connected(): boolean;
  /** Leaves no listener, timer or port. May run twice. */
  destroy(): void;
}

const helloLimits = { burst: 10, perSecond: 1, nonces: 64 };
const windowLimits = { burst: 200, perSecond: 100 };

/**
 * The frame's side of the bridge.
 *
 * Requirements: the peer is the expected window and its origin is registered · what is not understood gets silence ·
 * a page does what its grants hold and nothing else · every request is answered once.
 *
 * 1. announce to the framing page's origin, if registered
 * 2. a `hello` from the expected window at a registered origin, read by the contract, in a version that we speak
 * 3. `welcome` with a port, to that exact origin; a new hello replaces the session
 * 4. requests, answers and events over the port; `bye` when the page goes away
 *
 * @source spec 1 §5, §6; design: bridge §Handshake
 */
export function createFrameServer(options: FrameServerOptions): FrameServer {
  const { window: own, peer } = options;
  const now = options.now ?? (() => performance.now());
  const versions = options.versions ?? supportedVersions;
  const isPeer: IsPeer = options.isPeer ?? (peer.window ? (source) => source === peer.window : parentOnly(own));
  const counters = createBridgeCounters();
  const handlers = handlerTable(options.handlers);
  const bare = createBareRequests({ handlers, counters, now });
  const mayArrive = createRateLimit(windowLimits.burst, windowLimits.perSecond, now);
  const mayGreet = createRateLimit(helloLimits.burst, helloLimits.perSecond, now);
  const nonces = new Set<string>();
  let session: FrameSession | undefined;
  let destroyed = false;

  const isNewNonce = (nonce: string) => {
    if (nonces.has(nonce)) return false;
    nonces.add(nonce);
    if (nonces.size > helloLimits.nonces) nonces.delete(nonces.values().next().value as string);
    return true;
  };

  function welcomeHost(greeting: Hello, source: Window, origin: string, held: Grants): void {
    const grants = narrowGrants(held, greeting.want);
    const { tokens, refused } = acceptTokens(greeting.tokens ?? {});
    const { port1, port2 } = new MessageChannel();
    const id = randomId();
    session?.end();
    session = createFrameSession({
      id, origin, grants, port: port1, handlers, counters, now,
      scopesOf: options.scopesOf ?? (() => []),
      isHidden: () => own.document.hidden,
    });
    counters.count('sessions');
    const context = { origin, grants, signal: new AbortController().signal };
    const text = welcomeText({ v: greeting.v, nonce: greeting.nonce, session: id, context, handlers, refusedTokens: refused });
    source.postMessage(text, origin, [port2]);
    options.onSession?.({ origin, grants, tokens, locale: greeting.locale, direction: greeting.direction });
  }

  function greet(first: { readonly v: number; readonly nonce: string }, source: Window, origin: string, held: Grants): void {
    if (!isNewNonce(first.nonce)) return counters.count('repeated-nonce');
    if (!mayGreet()) return counters.count('rate-limited');
    if (!versions.includes(first.v)) {
      counters.count('unsupported-version');
      return source.postMessage(rejectText(first.nonce, versions), origin);
    }
    const greeting = hello.safeParse(first);
    if (!greeting.success) return counters.count('bad-shape');
    welcomeHost(greeting.data, source, origin, held);
  }

  function receive({ source, origin, data }: MessageEvent): void {
    if (!source || !isPeer(source)) return counters.count('foreign-window');
    const held = grantsOf(peer.origins, origin);
    if (!held) return counters.count('foreign-origin');
    if (!mayArrive()) return counters.count('flooded');
    const read = readMessage(data, windowMessage);
    if (!read.ok) return counters.count(read.reason);
    const sender = source as Window;
    if (read.value.t === 'hello') return greet(read.value, sender, origin, held);
    if (!options.bareRequests) return counters.count('bare-off');
    void bare.answer(read.value, origin, held, (text) => sender.postMessage(text, origin));
  }

  const announce = () => {
    const target = announceTarget(own, peer.origins);
    if (destroyed || target === undefined || own.parent === (own as unknown)) return;
    own.parent.postMessage(JSON.stringify({ x: 1, t: 'announce', v: Math.max(...versions) }), target);
  };
  const leave = () => {
    session?.end();
    session = undefined;
  };
  /** A page that comes back from the browser's cache has lost its session. */
  const comeBack = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) announce();
  };

  own.addEventListener('message', receive);
  own.addEventListener('pagehide', leave);
  own.addEventListener('pageshow', comeBack);
  announce();

  return {
    announce,
    emit(name, data) {
      if (isEventName(name)) session?.emit(name, data);
      else counters.count('bad-event');
    },
    counters,
    connected: () => session?.isOpen() ?? false,
    destroy() {
      if (destroyed) return;
      destroyed = true;
      own.removeEventListener('message', receive);
      own.removeEventListener('pagehide', leave);
      own.removeEventListener('pageshow', comeBack);
      leave();
      bare.destroy();
    },
  };
}
