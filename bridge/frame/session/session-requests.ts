import { answerable, type Req } from '../../contract/messages/envelope.ts';
import { errorOf } from '../../contract/messages/error-codes.ts';
import type { Grants } from '../../contract/origins/grants.ts';
import { readMessage } from '../../contract/messages/read-message.ts';
import type { BridgeCounters } from '../limits/bridge-counters.ts';
import type { FrameContract } from '../frame-contract.ts';
import { createSeenIds } from '../limits/seen-ids.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { answerText, runMethod, type HandlerTable } from '../requests/run-method.ts';

/** How much one session may ask. chosen: far above what a page's own buttons and rows need */
export const sessionLimits = { pending: 32, burst: 100, perSecond: 50, rememberedIds: 2048 };

/** What the requests of a session are run with. */
export interface RequestPorts {
  readonly contract: FrameContract;
  readonly session: string;
  readonly origin: string;
  /** What may be done now. */
  readonly grants: () => Grants;
  readonly handlers: HandlerTable;
  readonly scopesOf: (callName: string) => readonly string[];
  readonly counters: BridgeCounters;
  readonly now: () => number;
  readonly post: (text: string) => void;
}

/**
 * The requests of one session, each answered once.
 *
 * @source design: bridge §Requirements 5; a repeated id is never run twice and never answered: chosen, since an answer
 * would end the first request that used it
 */
export function createRequests({ contract, session, origin, grants, handlers, scopesOf, counters, now, post }: RequestPorts) {
  const pending = new Map<string, AbortController>();
  const usedIds = createSeenIds(sessionLimits.rememberedIds);
  const mayRun = createRateLimit(sessionLimits.burst, sessionLimits.perSecond, now);
  const refuse = (id: string, code: 'RATE_LIMITED' | 'BAD_FRAME' | 'DISCONNECTED') =>
    post(answerText('', { s: session, id }, { ok: false, e: errorOf(code) }));

  const answer = async ({ id, m, p }: Req) => {
    const abort = new AbortController();
    pending.set(id, abort);
    const outcome = await runMethod(m, p, { contract, handlers, context: { origin, grants: grants(), signal: abort.signal }, scopesOf, counters });
    if (pending.delete(id)) post(answerText(m, { s: session, id }, outcome));
  };
  return {
    take(message: Req): void {
      if (!usedIds.add(message.id)) return counters.count('repeated-id');
      if (pending.size >= sessionLimits.pending || !mayRun()) {
        counters.count('rate-limited');
        return refuse(message.id, 'RATE_LIMITED');
      }
      void answer(message);
    },
    /** Answers what is no request, if at least its id can be read. */
    refuseBroken(data: unknown): void {
      const broken = readMessage(data, answerable);
      if (broken.ok && broken.value.s === session && usedIds.add(broken.value.id)) refuse(broken.value.id, 'BAD_FRAME');
    },
    /** What is in flight ends with DISCONNECTED. */
    end(): void {
      for (const [id, abort] of pending) {
        refuse(id, 'DISCONNECTED');
        abort.abort();
      }
      pending.clear();
    },
  };
}
