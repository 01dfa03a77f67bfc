import type { BareReq } from '../../contract/messages/envelope.ts';
import { errorOf } from '../../contract/messages/error-codes.ts';
import type { Grants } from '../../contract/origins/grants.ts';
import type { BridgeCounters } from '../limits/bridge-counters.ts';
import type { FrameContract } from '../frame-contract.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { answerText, runMethod, type HandlerTable, type Outcome } from './run-method.ts';

const limits = { pending: 8, burst: 20, perSecond: 10 };
/** What needs a session: a port to be told on, and the calls of our own transport. */
const needsSession: ReadonlySet<string> = new Set(['subscribe', 'unsubscribe', 'readCounters', 'call']);

interface BarePorts {
  readonly contract: FrameContract;
  readonly handlers: HandlerTable;
  readonly counters: BridgeCounters;
  readonly now: () => number;
}

/**
 * Answers hosts that have no script of ours: one string in, one string out, at the asking origin.
 *
 * @source design: bridge §Envelope; chosen: no events and no `call` this way
 */
export function createBareRequests({ contract, handlers, counters, now }: BarePorts) {
  const pending = new Map<string, AbortController>();
  const mayRun = createRateLimit(limits.burst, limits.perSecond, now);

  async function runBare({ m, p }: BareReq, origin: string, grants: Grants, signal: AbortSignal): Promise<Outcome> {
    if (needsSession.has(m)) return { ok: false, e: errorOf('UNSUPPORTED') };
    return runMethod(m, p, { contract, handlers, counters, scopesOf: () => [], context: { origin, grants, signal } });
  }
  return {
    async answer(message: BareReq, origin: string, grants: Grants, post: (text: string) => void): Promise<void> {
      if (pending.has(message.id)) return counters.count('repeated-id');
      const head = { id: message.id };
      if (pending.size >= limits.pending || !mayRun()) {
        counters.count('rate-limited');
        return post(answerText('', head, { ok: false, e: errorOf('RATE_LIMITED') }));
      }
      const abort = new AbortController();
      pending.set(message.id, abort);
      const outcome = await runBare(message, origin, grants, abort.signal);
      if (pending.delete(message.id)) post(answerText(message.m, head, outcome));
    },
    destroy() {
      for (const abort of pending.values()) abort.abort();
      pending.clear();
    },
  };
}
