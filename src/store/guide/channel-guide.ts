import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { ApiError } from '../../api/api-error.ts';
import type { TimeWindow } from '../../rules/guide/cell-of.ts';
import type { GuideSpan } from '../../rules/guide/tidy-programmes.ts';
import { followViewer } from '../follow-viewer.ts';
import type { StoreContext } from '../store-context.ts';
import { createGuideIndex, windowsOf } from './windows/guide-index.ts';
import { windowRequests, type WindowRequest } from './windows/window-requests.ts';

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

interface ChannelRequest extends WindowRequest {
  channels: readonly string[];
}

/** @source spec 1 §9 "EPG … batch size 20" */
const batchSize = 20;

/**
 * The guide by channels: twenty in a question, since a list of them may be in any order.
 *
 * @source spec 1 §7 "GET /epg (v4 base) with … optional channel"; chosen: a channel that the guide does not know airs nothing that is known
 */
export function createChannelGuide(context: Pick<StoreContext, 'client' | 'viewer'>): ChannelGuide {
  const revision = signal(0);
  const failure = signal<ApiError | undefined>(undefined);
  const index = createGuideIndex();
  const wanted = new Map<string, ChannelRequest>();
  /** The windows of each channel that some request brings. */
  const covered = new Set<string>();
  const requests = windowRequests<ChannelRequest>({
    client: context.client,
    arrived(answer, { channels, from }) {
      // A channel goes by its own id or by its event's.
      for (const id of channels) {
        const found = answer.channels.find((each) => each.id === id || each.eventId === id);
        if (found) index.fill([{ ...found, id }], from);
        else index.fillEmpty(id, from);
      }
      revision.value += 1;
    },
    failed(problem, { channels, from }) {
      if (problem.status !== 404) {
        failure.value = problem;
        return false;
      }
      channels.forEach((channel) => index.fillEmpty(channel, from));
      revision.value += 1;
      return true;
    },
  });
  const again = () => {
    requests.forgetFailed();
    failure.value = undefined;
    requests.want([...wanted.values()]);
  };
  const stopViewer = followViewer(context, {
    changed() {
      // What was fetched for another viewer is fetched again, and stays in view meanwhile.
      requests.forgetAll();
      again();
    },
  });
  return {
    revision, failure,
    need(channels, time) {
      for (const from of windowsOf(time)) {
        const missing = channels.filter((channel) => !covered.has(`${channel} ${from}`));
        for (let first = 0; first < missing.length; first += batchSize) {
          const batch = missing.slice(first, first + batchSize);
          batch.forEach((channel) => covered.add(`${channel} ${from}`));
          const key = `${batch.join()} ${from}`;
          wanted.set(key, { key, channels: batch, from, query: { channel: batch.length > 1 ? batch : batch[0] } });
        }
      }
      requests.want([...wanted.values()]);
    },
    spans: (channel, time) => (windowsOf(time).every((from) => index.isKnown(channel, from)) ? index.spans(channel, time) : undefined),
    retry: again,
    dispose() {
      requests.forgetAll();
      stopViewer();
    },
  };
}
