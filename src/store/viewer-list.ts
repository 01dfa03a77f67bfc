import type { ReadonlySignal } from '@preact/signals-core';
import { followViewer } from './follow-viewer.ts';
import type { Loadable } from './loadable.ts';
import { createPagedList, type MoreState, type Page, type ReadPage } from './paged-list.ts';
import type { StoreContext } from './store-context.ts';

/** A list of which the platform may say something else to another viewer, or after a purchase. */
export interface ViewerList<T> {
  items: ReadonlySignal<Loadable<T[]>>;
  more: ReadonlySignal<MoreState>;
  /** Fetches the list, unless it is there or under way. */
  load(): Promise<void>;
  loadMore(): Promise<void>;
  /** Fetches again what was fetched once; it stays until the answer is here. */
  refresh(): Promise<void>;
  dispose(): void;
}

/** A paged list that is read again for another viewer and for what they bought, once it was wanted. @param options the first page, when it came with something else */
export function createViewerList<T extends { id: string }>(context: Pick<StoreContext, 'viewer' | 'onChanged'>, read: ReadPage<T>, options: { first?: Page<T> } = {}): ViewerList<T> {
  const list = createPagedList<T>(read, options);
  const refresh = async () => {
    if (list.items.peek().status !== 'idle') await list.reload();
  };
  const again = () => void refresh();
  const stops = [followViewer(context, { changed: again }), context.onChanged(({ subject }) => subject === 'entitlements' && again())];
  return {
    items: list.items,
    more: list.more,
    async load() {
      const { status } = list.items.peek();
      if (status === 'idle' || status === 'failed') await list.reload();
    },
    loadMore: list.loadMore,
    refresh,
    dispose() {
      stops.forEach((stop) => stop());
      list.dispose();
    },
  };
}
