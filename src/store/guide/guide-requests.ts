import { isApiError, type ApiError } from '../../api/api-error.ts';
import { readGuide } from '../../api/calls/catalogue.ts';
import type { Client } from '../../api/client.ts';
import type { GuideWindow } from '../../contracts/guide/guide-window.ts';
import { windowMs, type GuideBlock } from './guide-block.ts';

export interface GuideRequestsOptions {
  client: Client;
  blockAt(index: number): GuideBlock;
  arrived(block: GuideBlock, answer: GuideWindow, from: number): void;
  failed(failure: ApiError): void;
}

/**
 * Asks for windows of the guide, each once; a failed one may be asked again.
 *
 * Pages follow each other by `lastSeen`: a block further down waits for the one before it.
 */
export function createGuideRequests({ client, blockAt, arrived, failed }: GuideRequestsOptions) {
  let cancel = new AbortController();

  const fetchWindow = (index: number, from: number): Promise<void> => {
    const { asked } = blockAt(index);
    const request = asked.get(from) ?? ask(index, from, cancel.signal);
    asked.set(from, request);
    return request;
  };
  const ask = async (index: number, from: number, within: AbortSignal): Promise<void> => {
    const block = blockAt(index);
    try {
      const lastSeen = await cursorBefore(index, from);
      if (index > 0 && lastSeen === undefined) return void block.asked.delete(from);
      const answer = await client.call(readGuide, { from, to: from + windowMs, ...(lastSeen ? { lastSeen } : {}) }, { signal: within });
      if (!within.aborted) arrived(block, answer, from);
    } catch (problem) {
      block.asked.delete(from);
      if (isApiError(problem) && problem.kind !== 'aborted') failed(problem);
    }
  };
  const cursorBefore = async (index: number, from: number): Promise<string | undefined> => {
    if (index === 0) return undefined;
    const before = blockAt(index - 1);
    if (before.lastSeen === undefined) await fetchWindow(index - 1, from);
    return before.lastSeen;
  };
  return {
    fetchWindow,
    /** Drops what is under way. */
    cancel() {
      cancel.abort();
      cancel = new AbortController();
    },
  };
}
