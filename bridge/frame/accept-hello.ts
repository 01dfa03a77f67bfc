import { hello, type Hello } from '../contract/envelope.ts';
import type { BridgeCounters } from './bridge-counters.ts';
import { createSeenIds } from './seen-ids.ts';
import { createRateLimit } from './rate-limit.ts';
import { rejectText } from './handshake-replies.ts';

const limits = { burst: 10, perSecond: 1, nonces: 64 };

interface AcceptorPorts {
  readonly versions: readonly number[];
  readonly counters: BridgeCounters;
  readonly now: () => number;
}

/**
 * Decides which hellos begin a session: a new nonce, within the rate limit, in a supported version, of the contract.s shape.
 *
 * @returns accepts one hello; undefined when it begins no session, which the host is told only when no version is shared
 * @source design: bridge §Handshake 2
 */
export function createHelloAcceptor({ versions, counters, now }: AcceptorPorts) {
  const isNewNonce = createSeenIds(limits.nonces);
  const mayAccept = createRateLimit(limits.burst, limits.perSecond, now);
  const refuse = (name: 'repeated-nonce' | 'rate-limited' | 'bad-shape'): undefined => void counters.count(name);

  return (first: { readonly v: number; readonly nonce: string }, post: (text: string) => void): Hello | undefined => {
    if (!isNewNonce(first.nonce)) return refuse('repeated-nonce');
    if (!mayAccept()) return refuse('rate-limited');
    if (!versions.includes(first.v)) {
      counters.count('unsupported-version');
      post(rejectText(first.nonce, versions));
      return undefined;
    }
    const accepted = hello.safeParse(first);
    return accepted.success ? accepted.data : refuse('bad-shape');
  };
}
