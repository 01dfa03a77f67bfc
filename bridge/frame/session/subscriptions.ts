import type { EventName } from '../../contract/events.ts';
import type { FrameContract } from '../frame-contract.ts';

const defaultHz = 4;
const hiddenHz = 1;

export interface Subscriptions {
  add(names: readonly EventName[], hz?: number): void;
  remove(names: readonly string[]): void;
  names(): EventName[];
  /** Sends an event if it is wanted, `timeupdate` not more often than asked. */
  publish(name: EventName, data: unknown): void;
  destroy(): void;
}

interface SubscriptionPorts {
  readonly events: FrameContract['events'];
  readonly now: () => number;
  readonly isHidden: () => boolean;
  readonly send: (name: EventName, data: unknown) => void;
}

/** Lets the newest value through at most so often; what came between is forgotten. */
function createThrottle({ now, isHidden, send }: SubscriptionPorts, name: EventName) {
  let hz = defaultHz;
  let sentAt = -Infinity;
  let waiting: { readonly data: unknown } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  const flush = (data: unknown) => {
    clear();
    sentAt = now();
    send(name, data);
  };
  return {
    clear,
    setHz: (next: number) => void (hz = next),
    publish(data: unknown) {
      const wait = sentAt + 1000 / (isHidden() ? hiddenHz : hz) - now();
      if (wait <= 0) return flush(data);
      waiting = { data };
      timer ??= setTimeout(() => waiting && flush(waiting.data), wait);
    },
  };
}

/**
 * What one session asked to be told.
 *
 * @source design: bridge §Methods (`timeupdate` 4 Hz, coalesced, 1 Hz when hidden)
 */
export function createSubscriptions(ports: SubscriptionPorts): Subscriptions {
  const wanted = new Set<EventName>();
  const timeupdate = createThrottle(ports, 'timeupdate');
  return {
    add(names, hz) {
      for (const name of names) wanted.add(name);
      if (hz !== undefined) timeupdate.setHz(hz);
    },
    remove(names) {
      for (const name of names) wanted.delete(name as EventName);
      if (!wanted.has('timeupdate')) timeupdate.clear();
    },
    names: () => [...wanted],
    publish(name, data) {
      if (!wanted.has(name) && !ports.events[name]?.pushed) return;
      if (name === 'timeupdate') timeupdate.publish(data);
      else ports.send(name, data);
    },
    destroy() {
      wanted.clear();
      timeupdate.clear();
    },
  };
}
