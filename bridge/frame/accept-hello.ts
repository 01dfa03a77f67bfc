import { hello, type Hello } from '../contract/envelope.ts';
import type { BridgeCounters } from './bridge-counters.ts';
import { createSeenIds } from './seen-ids.ts';
import { createRateLimit } from './rate-limit.ts';
import { rejectText } from './handshake-replies.ts';

const limits = { burst: 10, perSecond: 1, nonces: 64 };

interface GreeterPorts {
  readonly versions: readonly number[];
  readonly counters: BridgeCounters;
  readonly now: () => number;
}

/**
 * Decides which hellos begin a session: a nonce that was not used, not too often, in a version that we speak, whole.
 *
 * @returns reads one hello; undefined when it begins nothing, told to the host only where a version is missing
 * @source design: bridge §Handshake 2
 */
export function createHelloAcceptor({ versions, counters, now }: GreeterPorts) {
  const isNewNonce = createSeenIds(limits.nonces);
  const mayGreet = createRateLimit(limits.burst, limits.perSecond, now);
  const refuse = (name: 'repeated-nonce' | 'rate-limited' | 'bad-shape'): undefined => void counters.count(name);

  return (first: { readonly v: number; readonly nonce: string }, post: (text: string) => void): Hello | undefined => {
    if (!isNewNonce(first.nonce)) return refuse('repeated-nonce');
    if (!mayGreet()) return refuse('rate-limited');
    if (!versions.includes(first.v)) {
      counters.count('unsupported-version');
      post(rejectText(first.nonce, versions));
      return undefined;
    }
    const greeting = hello.safeParse(first);
    return greeting.success ? greeting.data : refuse('bad-shape');
  };
}
