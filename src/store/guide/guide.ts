import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError, type ApiError } from '../../api/api-error.ts';
import { readGuide } from '../../api/calls/guide/guide.ts';
import type { GuideChannel, GuideWindow } from '../../contracts/guide/guide-window.ts';
import type { TimeWindow } from '../../rules/guide/cell-of.ts';
import { coverTime, type RowSpan } from '../../rules/guide/field/cover-time.ts';
import { followViewer } from '../follow-viewer.ts';
import type { StoreContext } from '../store-context.ts';
import { guideBlocks } from './windows/guide-blocks.ts';
import { createGuideIndex, windowMs } from './windows/guide-index.ts';
import { windowRequests } from './windows/window-requests.ts';
import { headingOf, wantedWindows, type BlockRequest, type Heading, type Place, type Rows } from './windows/wanted-windows.ts';

/** Which channels the guide has, and in which order. @source design/guide.md "groups, favourites first, search in the guide" */
export interface GuideFilter {
  group?: string;
  query?: string;
  /** Where titles are looked for. */
  queryFrom?: number;
  queryTo?: number;
  favouritesFirst?: boolean;
}

/** The programme guide: channels by time, fetched in windows as they come into view. */
export interface Guide {
  /** How many channels there are; undefined until the first answer. */
  rows: ReadonlySignal<number | undefined>;
  /** Rises whenever something arrived or failed: what was read before may be more now. */
  revision: ReadonlySignal<number>;
  /** The newest failure of what shows; none while it is asked for again. */
  failure: ReadonlySignal<ApiError | undefined>;
  filter: ReadonlySignal<GuideFilter>;
  /** Every group, and how many channels it has; none until the first answer. */
  groups: ReadonlySignal<NonNullable<GuideWindow['groups']>>;
  channel(row: number): GuideChannel | undefined;
  /** What a row shows at this time, without an empty place: what is not known yet is a span that waits. */
  spans(row: number, time: TimeWindow): RowSpan[];
  /** Fetches what is missing of these rows at this time, and what comes next where one moves. Each window is asked once; one that was passed is called off. */
  need(rows: Rows, time: TimeWindow): void;
  /** Other channels, or in another order. */
  choose(filter: GuideFilter): void;
  /** The row of the channel of this number, or of the next higher one. */
  rowOfNumber(number: string, at: number): Promise<number | undefined>;
  /** Asks again for what failed. */
  retry(): void;
  dispose(): void;
}

/** @param first the channels to begin with @source spec 1 §7 "GET /epg"; design/guide.md "Data" */
export function createGuide(context: Pick<StoreContext, 'client' | 'viewer'> & Partial<Pick<StoreContext, 'onChanged'>>, first: GuideFilter = {}): Guide {
  const rows = signal<number | undefined>(undefined);
  const revision = signal(0);
  const failure = signal<ApiError | undefined>(undefined);
  const filter = signal<GuideFilter>(first);
  const groups = signal<NonNullable<GuideWindow['groups']>>([]);
  let index = createGuideIndex();
  const requests = windowRequests<BlockRequest>({
    client: context.client,
    arrived(answer, { block, from }) {
      index.fill(answer.channels, from);
      blocks.fill(block, from, answer.channels);
      const isFirst = rows.peek() === undefined;
      rows.value = answer.totalChannels;
      if (answer.groups) groups.value = answer.groups;
      failure.value = undefined;
      revision.value += 1;
      if (isFirst) ask();
    },
    failed(problem) {
      failure.value = problem;
      revision.value += 1;
      return false;
    },
  });
  const blocks = guideBlocks({
    evicted(block, windows, channels) {
      channels.forEach((channel) => index.forget(channel));
      requests.forget(windows.map((from) => keyOf(block, from)));
    },
  });
  let wanted: Place | undefined;
  let heading: Heading = { rows: 0, time: 0 };

  const ask = () => {
    if (!wanted) return;
    const asked = wantedWindows(wanted, heading, rows.peek()).map(({ block, from }) => ({
      block, from, key: keyOf(block, from), query: { ...filter.peek(), ...(block > 0 ? { firstIndex: blocks.firstRow(block) } : {}) },
    }));
    blocks.use(asked.map(({ block }) => block));
    requests.want(asked);
  };
  const again = () => {
    requests.forgetFailed();
    failure.value = undefined;
    revision.value += 1;
    ask();
  };
  const refresh = () => {
    // Access is the viewer's: what was fetched before is fetched again, and stays in view meanwhile.
    requests.forgetAll();
    failure.value = undefined;
    ask();
  };
  const stops = [
    followViewer(context, { changed: refresh }),
    context.onChanged?.(({ subject }) => {
      if (subject === 'entitlements' || (subject === 'favourites' && filter.peek().favouritesFirst)) refresh();
    }),
  ];
  return {
    rows, revision, failure, filter, groups,
    channel: (row) => blocks.channel(row),
    spans(row, time) {
      const channel = blocks.channel(row);
      const block = blocks.blockOf(row);
      return coverTime(channel ? index.spans(channel.id, time) : [], time, (moment) => (
        requests.stateOf(keyOf(block, Math.floor(moment / windowMs) * windowMs)) === 'failed' ? 'failed' : 'loading'), windowMs);
    },
    need(range, time) {
      const place = { rows: range, time };
      if (wanted) heading = headingOf(wanted, place, heading);
      wanted = place;
      ask();
    },
    choose(next) {
      if (JSON.stringify(next) === JSON.stringify(filter.peek())) return;
      filter.value = next;
      requests.forgetAll();
      blocks.clear();
      index = createGuideIndex();
      rows.value = undefined;
      failure.value = undefined;
      revision.value += 1;
      if (wanted) wanted = { rows: { first: 0, last: wanted.rows.last - wanted.rows.first }, time: wanted.time };
      heading = { rows: 0, time: 0 };
      ask();
    },
    async rowOfNumber(number, at) {
      const query = { from: at, to: at + 60_000, rpp: 1, number, ...filter.peek() };
      const answer = await context.client.call(readGuide, query).catch((problem: unknown) => {
        if (!isApiError(problem)) throw problem;
        return undefined;
      });
      return answer && answer.channels.length > 0 ? answer.firstIndex : undefined;
    },
    retry: again,
    dispose() {
      requests.forgetAll();
      wanted = undefined;
      stops.forEach((stop) => stop?.());
    },
  };
}

const keyOf = (block: number, from: number): string => `${block} ${from}`;
