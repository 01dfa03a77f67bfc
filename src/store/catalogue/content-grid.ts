import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readContentGrid } from '../../api/calls/collections.ts';
import type { GridDisplay } from '../../contracts/catalogue/content-grid.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { followViewer } from '../follow-viewer.ts';
import type { Loadable } from '../loadable.ts';
import { createPagedList, type MoreState } from '../paged-list.ts';
import type { StoreContext } from '../store-context.ts';

/** A grid of cards, as far as it is known. */
export interface ContentGrid {
  facts: ReadonlySignal<{ title: string; display: GridDisplay } | undefined>;
  items: ReadonlySignal<Loadable<ContentItem[]>>;
  more: ReadonlySignal<MoreState>;
  load(): Promise<void>;
  loadMore(): Promise<void>;
  dispose(): void;
}

/** The grid of a configuration. It follows the viewer and what they bought. @source spec 1 §7 "GET /v1/view/content-grid?gridViewConfigId" */
export function createContentGrid(context: StoreContext, gridViewConfigId: string): ContentGrid {
  const facts = signal<{ title: string; display: GridDisplay }>();
  const list = createPagedList<ContentItem>(async (lastSeen) => {
    const { title, display, contentList, paging } = await context.client.call(readContentGrid, { gridViewConfigId, lastSeen });
    facts.value = { title, display };
    return { items: contentList, paging };
  });
  const again = () => {
    if (list.items.peek().status !== 'idle') void list.reload();
  };
  const stops = [followViewer(context, { changed: again }), context.onChanged(({ subject }) => subject === 'entitlements' && again())];
  return {
    facts,
    items: list.items,
    more: list.more,
    async load() {
      const { status } = list.items.peek();
      if (status === 'idle' || status === 'failed') await list.reload();
    },
    loadMore: list.loadMore,
    dispose() {
      stops.forEach((stop) => stop());
      list.dispose();
    },
  };
}
