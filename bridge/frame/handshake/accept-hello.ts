import { hello, type Hello } from '../../contract/messages/envelope.ts';
import type { BridgeCounters } from '../limits/bridge-counters.ts';
import { createSeenIds } from '../limits/seen-ids.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { rejectText } from './handshake-replies.ts';

/** chosen: a page that connects anew at each render is welcomed; a flood costs two sessions a second */
const limits = { burst: 10, perSecond: 2, nonces: 64, waiting: 8 };

interface AcceptorPorts {
  readonly versions: readonly number[];
  readonly counters: BridgeCounters;
  readonly now: () => number;
}

type FirstHello = { readonly v: number; readonly nonce: string };

/**
 * Decides which hellos begin a session: a new nonce, within the rate limit, in a supported version, of the contract's shape.
 *
 * A hello beyond the limit waits, with its nonce unused, and is answered as soon as the limit lets it; the oldest of too many is dropped.
 *
 * @source design: bridge §Handshake 2
 */
export function createHelloAcceptor({ versions, counters, now }: AcceptorPorts) {
  const answered = createSeenIds(limits.nonces);
  const mayAccept = createRateLimit(limits.burst, limits.perSecond, now);
  const waiting = new Map<string, () => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const answerWaiting = () => {
    timer = undefined;
    for (const [nonce, answer] of waiting) {
      if (!mayAccept()) return waitOn();
      waiting.delete(nonce);
      answer();
    }
  };
  const waitOn = () => {
    timer ??= setTimeout(answerWaiting, 1000 / limits.perSecond);
  };
  const hold = (nonce: string, answer: () => void) => {
    counters.count('rate-limited');
    waiting.set(nonce, answer);
    if (waiting.size > limits.waiting) waiting.delete(waiting.keys().next().value as string);
    waitOn();
  };
  const answer = (first: FirstHello, post: (text: string) => void, begin: (hello: Hello) => void) => {
    answered.add(first.nonce);
    if (!versions.includes(first.v)) {
      counters.count('unsupported-version');
      return post(rejectText(first.nonce, versions));
    }
    const accepted = hello.safeParse(first);
    if (accepted.success) begin(accepted.data);
    else counters.count('bad-shape');
  };

  return {
    /**
     * @param post answers the host: it is told only when no version is shared
     * @param begin opens the session, at once or when the limit lets it
     */
    take(first: FirstHello, post: (text: string) => void, begin: (hello: Hello) => void): void {
      if (waiting.has(first.nonce) || answered.has(first.nonce)) return counters.count('repeated-nonce');
      if (waiting.size === 0 && mayAccept()) answer(first, post, begin);
      else hold(first.nonce, () => answer(first, post, begin));
    },
    destroy(): void {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
