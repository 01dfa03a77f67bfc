import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { ApiError } from '../../api/api-error.ts';
import type { GuideChannel } from '../../contracts/guide/guide-window.ts';
import type { TimeWindow } from '../../rules/guide/cell-of.ts';
import type { GuideSpan } from '../../rules/guide/tidy-programmes.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';
import { blockRows, emptyBlock, fillBlock, spansOfBlock, windowsOf, type GuideBlock } from './guide-block.ts';
import { windowFetcher } from './window-fetcher.ts';

/** The programme guide: channels by time, fetched in windows as they come into view. */
export interface Guide {
  /** How many channels there are; 0 until the first answer. */
  rows: ReadonlySignal<number>;
  /** Rises whenever something arrived: what was read before may be more now. */
  revision: ReadonlySignal<number>;
  failure: ReadonlySignal<ApiError | undefined>;
  channel(row: number): GuideChannel | undefined;
  /** What a channel airs, without holes; empty while unknown. */
  spans(row: number, time: TimeWindow): GuideSpan[];
  /** Fetches what is missing of these rows at this time. Each window is asked once. */
  need(rows: { first: number; last: number }, time: TimeWindow): void;
  /** Asks again for what failed. */
  retry(): void;
  dispose(): void;
}

/** @source spec 1 §7 "GET /epg"; design/guide.md "Data" */
export function createGuide(context: Pick<StoreContext, 'client' | 'viewer'>): Guide {
  const rows = signal(0);
  const revision = signal(0);
  const failure = signal<ApiError | undefined>(undefined);
  const runs = latest();
  let blocks = new Map<number, GuideBlock>();
  let wanted: Parameters<Guide['need']> | undefined;

  const blockAt = (index: number): GuideBlock => {
    const block = blocks.get(index) ?? emptyBlock();
    blocks.set(index, block);
    return block;
  };
  const fetchWindow = windowFetcher({
    client: context.client, runs, blockAt,
    // A block is asked for by its first row, wherever that is.
    queryOf: (index: number) => (index > 0 ? { firstIndex: index * blockRows } : {}),
    failed: (problem) => void (failure.value = problem),
    arrived(block, answer, from) {
      fillBlock(block, answer, from);
      failure.value = undefined;
      rows.value = answer.totalChannels;
      revision.value += 1;
    },
  });
  const need: Guide['need'] = (range, time) => {
    wanted = [range, time];
    const last = Math.max(range.first, rows.peek() ? Math.min(range.last, rows.peek() - 1) : 0);
    for (let index = Math.floor(range.first / blockRows); index <= Math.floor(last / blockRows); index += 1)
      for (const from of windowsOf(time)) void fetchWindow(index, from);
  };
  const again = () => {
    failure.value = undefined;
    if (wanted) need(...wanted);
  };
  const stopViewer = followViewer(context, {
    changed() {
      // Access is the viewer's: what was fetched for another one is fetched again, and stays in view meanwhile.
      runs.begin();
      blocks = new Map([...blocks].map(([index, block]) => [index, { ...block, asked: new Map() }]));
      again();
    },
  });
  const placeOf = (row: number) => {
    const block = blocks.get(Math.floor(row / blockRows));
    return { block, channel: block?.channels[row % blockRows] };
  };
  return {
    rows, revision, failure, need,
    channel: (row) => placeOf(row).channel,
    spans(row, time) {
      const { block, channel } = placeOf(row);
      return block && channel ? spansOfBlock(block, channel.id, time) : [];
    },
    retry: again,
    dispose() {
      runs.end();
      stopViewer();
    },
  };
}
