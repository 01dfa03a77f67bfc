import { portMessage } from '../contract/envelope.ts';
import { isEventName, shapeOfEvent, type EventName } from '../contract/events.ts';
import type { Grants } from '../contract/grants.ts';
import type { MethodInput } from '../contract/methods.ts';
import { isLongerThan, messageBytes, readMessage } from '../contract/read-message.ts';
import type { BridgeCounters } from './bridge-counters.ts';
import { failure } from './failure.ts';
import { createRateLimit } from './rate-limit.ts';
import { handlerTable, type HandlerTable } from './run-method.ts';
import { createRequests } from './session-requests.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';

/** How many messages of any kind one session may send. chosen: far above what its requests may be */
const floodLimits = { burst: 500, perSecond: 250 };

export interface FrameSession {
  readonly id: string;
  readonly origin: string;
  readonly grants: Grants;
  isOpen(): boolean;
  emit(name: EventName, data: unknown): void;
  /** Ends it; calls in flight end with DISCONNECTED. May run twice. */
  /** @param why `replaced`: another connection has taken over, and must not be fought for the frame */
  end(why?: 'replaced'): void;
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
 * @source design: bridge §Handshake 4 to 7
 */
export function createFrameSession(ports: SessionPorts): FrameSession {
  const { id, origin, grants, port, counters, now } = ports;
  const mayArrive = createRateLimit(floodLimits.burst, floodLimits.perSecond, now);
  let ended = false;
  const post = (text: string) => {
    if (!ended) port.postMessage(text);
  };
  const subscriptions = createSubscriptions({ now, isHidden: ports.isHidden, send: createEventSender(id, post, counters) });
  const handlers = handlerTable(ports.handlers, subscriptionHandlers(subscriptions));
  const requests = createRequests({ session: id, origin, grants, handlers, scopesOf: ports.scopesOf, counters, now, post });

  const end = (why?: 'replaced') => {
    if (ended) return;
    requests.end();
    subscriptions.destroy();
    post(JSON.stringify({ x: 1, t: 'bye', s: id, why }));
    ended = true;
    port.onmessage = null;
    port.close();
  };
  port.onmessage = ({ data }: MessageEvent) => {
    if (!mayArrive()) return counters.count('flooded');
    const read = readMessage(data, portMessage);
    if (!read.ok) {
      counters.count(read.reason);
      return requests.refuseBroken(data);
    }
    if (read.value.s !== id) return counters.count('wrong-session');
    if (read.value.t === 'ping') post(JSON.stringify({ x: 1, t: 'pong', s: id }));
    else if (read.value.t === 'bye') end();
    else requests.take(read.value);
  };

  return {
    id,
    origin,
    grants,
    isOpen: () => !ended,
    emit: (name, data) => {
      if (!ended && grants.observe) subscriptions.publish(name, data);
    },
    end,
  };
}
