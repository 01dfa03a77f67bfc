import type { RefusalReason } from '../../contract/messages/read-message.ts';

/** What the frame turned away or did, by name; silence towards the sender, a number for the debug view. */
export type CounterName =
  | RefusalReason
  | 'foreign-window' | 'foreign-origin' | 'flooded' | 'rate-limited'
  | 'unsupported-version' | 'repeated-nonce' | 'wrong-session' | 'repeated-id' | 'bare-off'
  | 'not-permitted' | 'bad-args' | 'bad-result' | 'bad-event' | 'internal'
  | 'sessions' | 'requests' | 'events';

export interface BridgeCounters {
  count(name: CounterName): void;
  /** A copy for the debug view; names that never happened are absent. */
  read(): Readonly<Partial<Record<CounterName, number>>>;
}

/** Counts what the bridge did and refused. @source design: bridge §Handshake 3 */
export function createBridgeCounters(): BridgeCounters {
  const numbers = new Map<CounterName, number>();
  return {
    count: (name) => void numbers.set(name, (numbers.get(name) ?? 0) + 1),
    read: () => Object.fromEntries(numbers) as Partial<Record<CounterName, number>>,
  };
}
