import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { ApiError } from '../../api/api-error.ts';
import type { TimeWindow } from '../../rules/guide/cell-of.ts';
import type { GuideSpan } from '../../rules/guide/tidy-programmes.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';
import { emptyBlock, fillBlock, spansOfBlock, windowsOf, type GuideBlock } from './guide-block.ts';
import { windowFetcher } from './window-fetcher.ts';

/** What some channels air, wherever in the guide they stand. */
export interface ChannelGuide {
  /** Rises whenever something arrived: what was read before may be more now. */
  revision: ReadonlySignal<number>;
  /** Why some channel stayed unknown; none while it is asked for again. */
  failure: ReadonlySignal<ApiError | undefined>;
  /** What a channel airs, without holes; undefined while unknown. */
  spans(channel: string, time: TimeWindow): GuideSpan[] | undefined;
  /** Fetches what is missing of these channels at this time. */
  need(channels: readonly string[], time: TimeWindow): void;
  /** Asks again for what failed. */
  retry(): void;
  dispose(): void;
}

/**
 * The guide by channels: a question for each, since a list of them may be in any order.
 *
 * @source spec 1 §7 "GET /epg (v4 base) with … optional channel"; chosen: a channel that the guide does not know airs nothing that is known
 */
export function createChannelGuide(context: Pick<StoreContext, 'client' | 'viewer'>): ChannelGuide {
  const revision = signal(0);
  const failure = signal<ApiError | undefined>(undefined);
  const runs = latest();
  const blocks = new Map<string, GuideBlock>();
  let wanted: Parameters<ChannelGuide['need']> | undefined;
  const blockAt = (channel: string): GuideBlock => {
    const block = blocks.get(channel) ?? emptyBlock();
    blocks.set(channel, block);
    return block;
  };
  const fetchWindow = windowFetcher<string>({
    client: context.client, runs, blockAt, queryOf: (channel) => ({ channel }),
    arrived(block, answer, from) {
      fillBlock(block, answer, from);
      revision.value += 1;
    },
    failed(problem, block, from) {
      if (problem.status !== 404) return void (failure.value = problem);
      block.known.add(from);
      revision.value += 1;
    },
  });
  const need: ChannelGuide['need'] = (channels, time) => {
    wanted = [channels, time];
    for (const channel of channels)
      for (const from of windowsOf(time)) void fetchWindow(channel, from);
  };
  const again = () => {
    failure.value = undefined;
    if (wanted) need(...wanted);
  };
  const stopViewer = followViewer(context, {
    changed() {
      // What was fetched for another viewer is fetched again, and stays in view meanwhile.
      runs.begin();
      for (const [channel, block] of blocks) blocks.set(channel, { ...block, asked: new Map() });
      again();
    },
  });
  return {
    revision, failure, need,
    spans(channel, time) {
      const block = blocks.get(channel);
      return block && windowsOf(time).every((from) => block.known.has(from)) ? spansOfBlock(block, channel, time) : undefined;
    },
    retry: again,
    dispose() {
      runs.end();
      stopViewer();
    },
  };
}
