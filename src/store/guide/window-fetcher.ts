import { isApiError, type ApiError } from '../../api/api-error.ts';
import { readGuide } from '../../api/calls/guide.ts';
import type { Client } from '../../api/client.ts';
import type { GuideQuery, GuideWindow } from '../../contracts/guide/guide-window.ts';
import type { Latest } from '../latest.ts';
import { windowMs, type GuideBlock } from './guide-block.ts';

export interface FetcherOptions<K> {
  client: Client;
  /** Requests of an earlier viewer are aborted by it. */
  runs: Latest;
  blockAt(key: K): GuideBlock;
  /** Which channels a block holds. */
  queryOf(key: K): Pick<GuideQuery, 'firstIndex' | 'channel'>;
  arrived(block: GuideBlock, answer: GuideWindow, from: number): void;
  failed(failure: ApiError, block: GuideBlock, from: number): void;
}

/** Asks for windows of the guide, each once; a failed one may be asked again. */
export function windowFetcher<K>({ client, runs, blockAt, queryOf, arrived, failed }: FetcherOptions<K>): (key: K, from: number) => Promise<void> {
  const ask = async (key: K, from: number, run: AbortSignal): Promise<void> => {
    const block = blockAt(key);
    try {
      const answer = await client.call(readGuide, { from, to: from + windowMs, ...queryOf(key) }, { signal: run });
      if (!run.aborted) arrived(block, answer, from);
    } catch (problem) {
      block.asked.delete(from);
      if (isApiError(problem) && problem.kind !== 'aborted') failed(problem, block, from);
    }
  };
  return (key, from) => {
    const { asked } = blockAt(key);
    const request = asked.get(from) ?? ask(key, from, runs.current);
    asked.set(from, request);
    return request;
  };
}
