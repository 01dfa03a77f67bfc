import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readGuide } from '../api/calls/catalogue-calls.ts';
import { isApiError, type ApiError } from '../api/api-error.ts';
import type { GuideChannel, GuideWindow } from '../contracts/guide.ts';
import type { Programme } from '../contracts/programme.ts';
import type { TimeWindow } from '../rules/cell-of.ts';
import { tidyProgrammes, type GuideSpan } from '../rules/tidy-programmes.ts';
import type { StoreContext } from './store-context.ts';

/** Channels in a request. @source spec 1 §9 "EPG request page size and batch size 20" */
export const blockRows = 20;
/** Hours in a request; chosen: a screen shows about four, and one more request serves a step either way. */
const windowMs = 6 * 3_600_000;

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

interface Block {
  /** Requests under way or answered, by their first moment. */
  asked: Map<number, Promise<void>>;
  known: Set<number>;
  channels: GuideChannel[];
  programmes: Map<string, Programme[]>;
  /** What was tidied, until more arrives: a scroll asks many times. */
  tidied: Map<string, GuideSpan[]>;
  lastSeen?: string;
}

/** @source spec 1 §7 "GET /epg"; design/guide.md "Data" */
export function createGuide({ client, viewer }: StoreContext): Guide {
  const rows = signal(0);
  const revision = signal(0);
  const failure = signal<ApiError | undefined>(undefined);
  let blocks = new Map<number, Block>();
  let wanted: Parameters<Guide['need']> | undefined;
  let cancel = new AbortController();

  const blockAt = (index: number): Block => {
    const block = blocks.get(index) ?? { asked: new Map(), known: new Set(), channels: [], programmes: new Map(), tidied: new Map() };
    blocks.set(index, block);
    return block;
  };
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
      if (!within.aborted) keep(block, answer, from);
    } catch (problem) {
      block.asked.delete(from);
      if (isApiError(problem) && problem.kind !== 'aborted') failure.value = problem;
    }
  };
  /** Pages follow each other by `lastSeen`: a block further down waits for the one before it. */
  const cursorBefore = async (index: number, from: number): Promise<string | undefined> => {
    if (index === 0) return undefined;
    const before = blockAt(index - 1);
    if (before.lastSeen === undefined) await fetchWindow(index - 1, from);
    return before.lastSeen;
  };
  const keep = (block: Block, answer: GuideWindow, from: number) => {
    block.known.add(from);
    failure.value = undefined;
    block.channels = answer.channels;
    block.tidied.clear();
    if (answer.paging.lastSeen) block.lastSeen = answer.paging.lastSeen;
    for (const { id, programmes } of answer.channels) block.programmes.set(id, [...(block.programmes.get(id) ?? []), ...programmes]);
    rows.value = answer.totalChannels;
    revision.value += 1;
  };
  const need: Guide['need'] = (range, time) => {
    wanted = [range, time];
    const first = Math.floor(range.first / blockRows);
    const last = Math.floor(Math.max(range.first, rows.peek() ? Math.min(range.last, rows.peek() - 1) : 0) / blockRows);
    for (let index = first; index <= last; index += 1)
      for (let from = Math.floor(time.from / windowMs) * windowMs; from < time.to; from += windowMs) void fetchWindow(index, from);
  };
  const again = () => {
    failure.value = undefined;
    if (wanted) need(...wanted);
  };
  const stop = viewer.subscribe((now) => {
    // Access is the viewer's: what was fetched for another one is asked again, and stays in view meanwhile.
    if (!now || rows.peek() === 0) return;
    cancel.abort();
    cancel = new AbortController();
    blocks = new Map([...blocks].map(([index, block]) => [index, { ...block, asked: new Map() }]));
    again();
  });
  return {
    rows, revision, failure, need,
    channel: (row) => blocks.get(Math.floor(row / blockRows))?.channels[row % blockRows],
    spans(row, time) {
      const block = blocks.get(Math.floor(row / blockRows));
      const channel = block?.channels[row % blockRows];
      if (!block || !channel) return [];
      const key = `${channel.id} ${time.from} ${time.to}`;
      const known = block.tidied.get(key) ?? spansOf(block, channel.id, time);
      block.tidied.set(key, known);
      return known;
    },
    retry: again,
    dispose() {
      cancel.abort();
      stop();
    },
  };
}

function spansOf(block: Block, channel: string, time: TimeWindow): GuideSpan[] {
  return tidyProgrammes(block.programmes.get(channel) ?? [], time.from, time.to).filter((span) => span.programme || isKnown(block, span));
}

/** A hole is only a hole where the guide was asked. */
function isKnown(block: Block, span: GuideSpan): boolean {
  for (let from = Math.floor(span.start / windowMs) * windowMs; from < span.end; from += windowMs)
    if (!block.known.has(from)) return false;
  return true;
}
