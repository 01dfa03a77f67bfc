import { portMessage } from '../../contract/messages/envelope.ts';
import type { EventName } from '../../contract/events.ts';
import type { Grants } from '../../contract/origins/grants.ts';
import type { MethodInput } from '../../contract/methods.ts';
import { isLongerThan, messageBytes, readMessage } from '../../contract/messages/read-message.ts';
import type { BridgeCounters } from '../limits/bridge-counters.ts';
import { failure } from '../requests/failure.ts';
import type { FrameContract } from '../frame-contract.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { handlerTable } from '../requests/run-method.ts';
import { createRequests, type RequestPorts } from './session-requests.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';

/** How many messages of any kind one session may send. chosen: far above what its requests may be */
const floodLimits = { burst: 500, perSecond: 250 };

export interface FrameSession {
  readonly id: string;
  readonly origin: string;
  /** As they are now. */
  readonly grants: Grants;
  setGrants(grants: Grants): void;
  isOpen(): boolean;
  emit(name: EventName, data: unknown): void;
  /** Ends it; calls in flight end with DISCONNECTED. May run twice. @param why `replaced`: another connection has taken over, and must not be fought for the frame */
  end(why?: 'replaced'): void;
}

/**
 * What one page is told of an event, by the grants of its own session.
 *
 * @returns undefined for nothing; a promise where that takes time, and what was promised is told in its turn
 */
export type FilterEvent = (name: EventName, data: unknown, peer: Pick<FrameSession, 'origin' | 'grants'>) => unknown;

export interface SessionPorts extends Omit<RequestPorts, 'session' | 'post' | 'grants'> {
  readonly id: string;
  /** At the start. */
  readonly grants: Grants;
  readonly filterEvent?: FilterEvent | undefined;
  readonly port: MessagePort;
  readonly isHidden: () => boolean;
}

/** What belongs to the session and not to the product. */
function ownHandlers(subscriptions: Subscriptions, events: FrameContract['events'], counters: BridgeCounters) {
  const known = (names: readonly string[]) => {
    if (!names.every((name) => events[name])) throw failure('UNKNOWN_EVENT');
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
    readCounters: () => ({ counters: Object.entries(counters.read()).map(([name, count]) => ({ name, count })) }),
  };
}

/** Numbers events as they leave; what does not fit its contract stays here and is counted. */
function createEventSender({ id, contract, counters }: SessionPorts, post: (text: string) => void) {
  let n = 0;
  return (name: EventName, data: unknown) => {
    const parsed = contract.events[name]?.data.safeParse(data);
    const text = parsed?.success ? JSON.stringify({ x: 1, t: 'evt', s: id, n: n + 1, e: name, d: parsed.data }) : '';
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
  const { id, origin, port, counters, now, contract } = ports;
  const mayArrive = createRateLimit(floodLimits.burst, floodLimits.perSecond, now);
  let { grants } = ports;
  let ended = false;
  const post = (text: string) => {
    if (!ended) port.postMessage(text);
  };
  const subscriptions = createSubscriptions({ events: contract.events, now, isHidden: ports.isHidden, send: createEventSender(ports, post) });
  const handlers = handlerTable(ports.handlers, ownHandlers(subscriptions, contract.events, counters));
  let promised = Promise.resolve();
  const publish = (name: EventName, told: unknown) => {
    if (!ended && grants.observe && told !== undefined) subscriptions.publish(name, told);
  };
  const requests = createRequests({ contract, session: id, origin, grants: () => grants, handlers, scopesOf: ports.scopesOf, counters, now, post });

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
    get grants() { return grants; },
    setGrants: (next) => void (grants = next),
    isOpen: () => !ended,
    emit: (name, data) => {
      if (ended || !grants.observe) return;
      const told = ports.filterEvent ? ports.filterEvent(name, data, { origin, grants }) : data;
      if (told instanceof Promise) promised = promised.then(async () => publish(name, await told)).catch(() => counters.count('bad-event'));
      else publish(name, told);
    },
    end,
  };
}
