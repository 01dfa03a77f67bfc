import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readLiveEvents } from '../../api/calls/listings.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { StoreContext } from '../store-context.ts';
import { createViewerList, type ViewerList } from '../viewer-list.ts';

/** @source spec 1 §9 "Live refresh count 15" */
const pageSize = 15;

/** What is on air, and what has just begun. */
export interface LiveNow extends ViewerList<ContentItem> {
  /** How many events are on air; undefined until the platform has said. @source spec 1 §2.4 "A Live Now badge shows a live count" */
  count: ReadonlySignal<number | undefined>;
  /** An event that began while the viewer was here, until it is dismissed or over. */
  begun: ReadonlySignal<ContentItem | undefined>;
  dismiss(): void;
}

/**
 * Follows the events on air for the frame of the site.
 *
 * What is on air when the viewer comes is no news; what begins afterwards is told once.
 *
 * @source spec 3 §2 "A live-now toast"; spec 1 §7 "GET /event/live with query p and rpp"
 */
export function createLiveNow(context: StoreContext): LiveNow {
  const count = signal<number>();
  const begun = signal<ContentItem>();
  let known: ReadonlySet<string> | undefined;
  const look = (events: readonly ContentItem[]) => {
    const fresh = known && events.find(({ id }) => !known!.has(id));
    if (fresh) begun.value = fresh;
    else if (begun.peek() && !events.some(({ id }) => id === begun.peek()!.id)) begun.value = undefined;
    known = new Set([...known ?? [], ...events.map(({ id }) => id)]);
  };
  const list = createViewerList<ContentItem>(context, async (lastSeen, signal) => {
    const p = lastSeen === undefined ? 1 : Number(lastSeen) + 1;
    const { events, page, totalPages, totalHits } = await context.client.call(readLiveEvents, { p, rpp: pageSize }, { signal });
    count.value = totalHits;
    if (p === 1) look(events);
    return { items: events, paging: { moreDataAvailable: page < totalPages, lastSeen: String(page) } };
  });
  const stop = context.onChanged(({ subject }) => void (subject === 'live' && list.refresh()));
  return {
    ...list,
    count,
    begun,
    dismiss: () => (begun.value = undefined),
    dispose() {
      stop();
      list.dispose();
    },
  };
}
