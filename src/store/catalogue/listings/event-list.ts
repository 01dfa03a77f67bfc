import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readLiveEvents, readUpcomingEvents } from '../../../api/calls/listings.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import type { StoreContext } from '../../store-context.ts';
import { createViewerList, type ViewerList } from '../../viewer-list.ts';

const calls = { live: readLiveEvents, upcoming: readUpcomingEvents };

export interface EventListing extends ViewerList<ContentItem> {
  /** How many there are in all; undefined until the platform has said. */
  total: ReadonlySignal<number | undefined>;
}

/** Events on air, or to come. The platform's own news of an event reads them again. @source spec 1 §7 "Live events page fetch with rpp and p" */
export function createEventList(context: StoreContext, kind: 'live' | 'upcoming'): EventListing {
  const total = signal<number>();
  const list = createViewerList<ContentItem>(context, async (lastSeen, signal) => {
    const { events, page, totalPages, totalHits } = await context.client.call(calls[kind], { p: lastSeen === undefined ? 1 : Number(lastSeen) + 1 }, { signal });
    total.value = totalHits;
    return { items: events, paging: { moreDataAvailable: page < totalPages, lastSeen: String(page) } };
  });
  const stop = context.onChanged(({ subject }) => void (subject === 'live' && list.refresh()));
  return {
    ...list,
    total,
    dispose() {
      stop();
      list.dispose();
    },
  };
}
