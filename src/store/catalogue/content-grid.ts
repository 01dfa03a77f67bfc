import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readContentGrid } from '../../api/calls/collections.ts';
import type { GridDisplay } from '../../contracts/catalogue/content-grid.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { StoreContext } from '../store-context.ts';
import { createViewerList, type ViewerList } from '../viewer-list.ts';

/** A grid of cards, as far as it is known. */
export interface ContentGrid extends ViewerList<ContentItem> {
  facts: ReadonlySignal<{ title: string; display: GridDisplay } | undefined>;
}

/** The grid of a configuration. It follows the viewer and what they bought. @source spec 1 §7 "GET /v1/view/content-grid?gridViewConfigId" */
export function createContentGrid(context: StoreContext, gridViewConfigId: string): ContentGrid {
  const facts = signal<{ title: string; display: GridDisplay }>();
  const list = createViewerList<ContentItem>(context, async (lastSeen) => {
    const { title, display, contentList, paging } = await context.client.call(readContentGrid, { gridViewConfigId, lastSeen });
    facts.value = { title, display };
    return { items: contentList, paging };
  });
  return { facts, ...list };
}
