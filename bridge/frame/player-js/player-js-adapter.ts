import type { PlayerState } from '../../contract/player/player-state.ts';
import { grantsOf, type RegisteredOrigin } from '../../contract/origins/registered-origins.ts';
import type { EventName } from '../../contract/events.ts';
import type { Grants } from '../../contract/origins/grants.ts';
import { readMessage } from '../../contract/messages/read-message.ts';
import { createBridgeCounters } from '../limits/bridge-counters.ts';
import { wholeContract } from '../frame-server.ts';
import { announceTarget, framingWindows, type FrameWindow } from '../handshake/peer-policy.ts';
import type { FilterEvent } from '../session/frame-session.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { handlerTable, runMethod, type Handlers } from '../requests/run-method.ts';
import { createPlayerJsListeners } from './player-js-listeners.ts';
import { playerJsEvents, playerJsMessage, playerJsMethodNames, playerJsMethods, type PlayerJsEvent } from './player-js-message.ts';

const limits = { burst: 50, perSecond: 25 };
const version = '0.0.11';

export interface PlayerJsOptions {
  readonly window: FrameWindow & { readonly location: Pick<Location, 'href'> };
  /** As they are now: what was taken back is not answered. */
  readonly origins: () => readonly RegisteredOrigin[];
  readonly handlers: Handlers;
  /** What of an event the page may be told; answers at once. */
  readonly filterEvent?: FilterEvent;
  /** Whether the title begins again at its end. */
  readonly isLooping: () => boolean;
  readonly now?: () => number;
}

export interface PlayerJsAdapter {
  /** An event of the bridge, to be told in the other format. */
  tell(event: string, data: unknown): void;
  destroy(): void;
}

interface Client {
  readonly origin: string;
  readonly window: Window;
}

/** What the format's events carry, from ours. */
function valueOf(event: PlayerJsEvent, data: unknown): unknown {
  const { position, duration, buffered, message } = (data ?? {}) as { position?: number; duration?: number | null; buffered?: { end: number }[]; message?: string };
  if (event === 'timeupdate') return { seconds: position, duration: duration ?? 0 };
  if (event === 'progress') return { seconds: buffered?.at(-1)?.end ?? 0 };
  return event === 'error' ? { code: -1, msg: message ?? '' } : undefined;
}

/**
 * Answers clients that speak the public player.js format, beside the bridge: the same peer, origins, grants and handlers.
 *
 * 1. `ready` to the framing origin, if it is registered
 * 2. methods and event listeners from a framing window at a registered origin; anything else gets silence
 *
 * @source design: bridge §Host script
 */
export function createPlayerJsAdapter({ window: own, origins, handlers, filterEvent = (_name, data) => data, isLooping, now = () => performance.now() }: PlayerJsOptions): PlayerJsAdapter {
  const table = handlerTable(handlers);
  const counters = createBridgeCounters();
  const listeners = createPlayerJsListeners();
  const isPeer = framingWindows(own);
  const mayArrive = createRateLimit(limits.burst, limits.perSecond, now);
  let client: Client | undefined;

  const post = (to: Pick<Client, 'window' | 'origin'>, event: string, value: unknown, listener?: string) =>
    to.window.postMessage(JSON.stringify({ context: 'player.js', version, event, value, ...(listener ? { listener } : {}) }), to.origin);
  const ready = { src: own.location.href, events: playerJsEvents, methods: playerJsMethodNames };
  const tellAll = (event: PlayerJsEvent, value: unknown) => {
    if (client && grantsOf(origins(), client.origin)?.observe) for (const listener of listeners.of(event)) post(client, event, value, listener);
  };

  async function run(asking: Client, grants: Grants, method: string, value: unknown, listener: string | undefined): Promise<void> {
    const known = playerJsMethods[method];
    if (!known && method !== 'getLoop') return tellAll('error', { code: 2, msg: 'Method not supported' });
    const context = { origin: asking.origin, grants, signal: new AbortController().signal };
    const outcome = await runMethod(known?.method ?? 'getState', known?.params?.(value), { contract: wholeContract, handlers: table, context, counters, scopesOf: () => [] });
    if (!outcome.ok) return tellAll('error', { code: -1, msg: outcome.e.message });
    const answer = known ? known.answer?.(outcome.r as PlayerState) : isLooping();
    if (answer !== undefined) post(asking, method, answer, listener);
  }

  function receive({ source, origin, data }: MessageEvent): void {
    const grants = source && isPeer(source) ? grantsOf(origins(), origin) : null;
    if (!grants || !mayArrive()) return;
    const read = readMessage(data, playerJsMessage);
    if (!read.ok) return;
    const { method, value, listener } = read.value;
    client = { window: source as Window, origin };
    if (method === 'removeEventListener') return listeners.remove(value, listener);
    if (method !== 'addEventListener') return void run(client, grants, method, value, listener);
    if (value === 'ready') post(client, 'ready', ready, listener);
    else listeners.add(value, listener);
  }

  own.addEventListener('message', receive);
  const target = announceTarget(own, origins());
  if (target !== undefined && own.parent !== (own as unknown)) post({ window: own.parent, origin: target }, 'ready', ready);
  return {
    tell(event, data) {
      const grants = client && grantsOf(origins(), client.origin);
      if (!client || !grants || !(playerJsEvents as readonly string[]).includes(event) || event === 'ready') return;
      const told = filterEvent(event as EventName, data, { origin: client.origin, grants });
      if (told !== undefined) tellAll(event as PlayerJsEvent, valueOf(event as PlayerJsEvent, told));
    },
    destroy: () => own.removeEventListener('message', receive),
  };
}
