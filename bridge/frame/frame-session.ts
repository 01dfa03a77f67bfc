import { answerable, portMessage, type Req } from '../contract/envelope.ts';
import { errorOf } from '../contract/error-codes.ts';
import { isEventName, shapeOfEvent, type EventName } from '../contract/events.ts';
import type { Grants } from '../contract/grants.ts';
import type { MethodInput } from '../contract/methods.ts';
import { isLongerThan, messageBytes, readMessage } from '../contract/read-message.ts';
import type { BridgeCounters } from './bridge-counters.ts';
import { failure } from './failure.ts';
import { createRateLimit } from './rate-limit.ts';
import { answerText, handlerTable, runMethod, type HandlerTable, type Outcome } from './run-method.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';

/** How much one session may ask. chosen: far above what a page's own buttons and rows need */
export const sessionLimits = { pending: 32, burst: 100, perSecond: 50, floodBurst: 500, floodPerSecond: 250, rememberedIds: 2048 };

export interface FrameSession {
  readonly id: string;
  readonly origin: string;
  readonly grants: Grants;
  isOpen(): boolean;
  emit(name: EventName, data: unknown): void;
  /** Ends it; calls in flight end with DISCONNECTED. May run twice. */
  end(): void;
}

export interface SessionPorts {
  readonly id: string;
  readonly origin: string;
  readonly grants: Grants;
  readonly port: MessagePort;
  readonly handlers: HandlerTable;
  readonly scopesOf: (callName: string) => readonly string[];
  readonly counters: BridgeCounters;
  readonly now: () => number;
  readonly isHidden: () => boolean;
}

/** `subscribe` and `unsubscribe`, which belong to the session and not to the product. */
function subscriptionHandlers(subscriptions: Subscriptions) {
  const known = (names: readonly string[]) => {
    if (!names.every(isEventName)) throw failure('UNKNOWN_EVENT');
    return names as EventName[];
  };
  return {
    subscribe({ events, hz }: MethodInput<'subscribe'>) {
      subscriptions.add(known(events), hz);
      return { events: subscriptions.names() };
    },
    unsubscribe({ events }: MethodInput<'unsubscribe'>) {
      subscriptions.remove(known(events));
      return { events: subscriptions.names() };
    },
  };
}

/** Ids that were used before; the oldest are forgotten. */
function createIdMemory(limit: number) {
  const seen = new Set<string>();
  return (id: string): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    if (seen.size > limit) seen.delete(seen.values().next().value as string);
    return true;
  };
}

/** Numbers events as they leave; what does not fit its contract stays here and is counted. */
function createEventSender(id: string, post: (text: string) => void, counters: BridgeCounters) {
  let n = 0;
  return (name: EventName, data: unknown) => {
    const parsed = shapeOfEvent(name).data.safeParse(data);
    const text = parsed.success ? JSON.stringify({ x: 1, t: 'evt', s: id, n: n + 1, e: name, d: parsed.data }) : '';
    if (text === '' || isLongerThan(text, messageBytes)) return counters.count('bad-event');
    n += 1;
    counters.count('events');
    post(text);
  };
}

/**
 * One host page's conversation over one port.
 *
 * @source design: bridge §Handshake 4 to 7; a repeated id is never run twice and never answered: chosen, since an
 * answer would end the first request that used it
 */
export function createFrameSession(ports: SessionPorts): FrameSession {
  const { id, origin, grants, port, counters, now } = ports;
  const pending = new Map<string, AbortController>();
  const isNewId = createIdMemory(sessionLimits.rememberedIds);
  const mayArrive = createRateLimit(sessionLimits.floodBurst, sessionLimits.floodPerSecond, now);
  const mayRun = createRateLimit(sessionLimits.burst, sessionLimits.perSecond, now);
  let ended = false;

  const post = (text: string) => {
    if (!ended) port.postMessage(text);
  };
  const refuse = (requestId: string, code: 'RATE_LIMITED' | 'BAD_FRAME' | 'DISCONNECTED') =>
    post(answerText('', { s: id, id: requestId }, { ok: false, e: errorOf(code) }));
  const subscriptions = createSubscriptions({ now, isHidden: ports.isHidden, send: createEventSender(id, post, counters) });
  const handlers = handlerTable(ports.handlers, subscriptionHandlers(subscriptions));

  const answer = async ({ id: requestId, m, p }: Req) => {
    const abort = new AbortController();
    pending.set(requestId, abort);
    const context = { origin, grants, signal: abort.signal };
    const outcome: Outcome = await runMethod(m, p, { handlers, context, scopesOf: ports.scopesOf, counters });
    if (pending.delete(requestId)) post(answerText(m, { s: id, id: requestId }, outcome));
  };
  const request = (message: Req) => {
    if (!isNewId(message.id)) return counters.count('repeated-id');
    if (pending.size >= sessionLimits.pending || !mayRun()) {
      counters.count('rate-limited');
      return refuse(message.id, 'RATE_LIMITED');
    }
    void answer(message);
  };
  const refuseBroken = (data: unknown) => {
    const broken = readMessage(data, answerable);
    if (broken.ok && broken.value.s === id && isNewId(broken.value.id)) refuse(broken.value.id, 'BAD_FRAME');
  };
  const end = () => {
    if (ended) return;
    for (const [requestId, abort] of pending) {
      refuse(requestId, 'DISCONNECTED');
      abort.abort();
    }
    pending.clear();
    subscriptions.destroy();
    post(JSON.stringify({ x: 1, t: 'bye', s: id }));
    ended = true;
    port.onmessage = null;
    port.close();
  };

  port.onmessage = ({ data }: MessageEvent) => {
    if (!mayArrive()) return counters.count('flooded');
    const read = readMessage(data, portMessage);
    if (!read.ok) {
      counters.count(read.reason);
      return refuseBroken(data);
    }
    if (read.value.s !== id) return counters.count('wrong-session');
    if (read.value.t === 'ping') post(JSON.stringify({ x: 1, t: 'pong', s: id }));
    else if (read.value.t === 'bye') end();
    else request(read.value);
  };

  return {
    id,
    origin,
    grants,
    isOpen: () => !ended,
    emit: (name, data) => {
      if (!ended && grants.observe) subscriptions.offer(name, data);
    },
    end,
  };
}
