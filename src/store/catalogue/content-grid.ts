import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readContentGrid } from '../../api/calls/collections.ts';
import type { ContentGrid as GridAnswer, GridWish } from '../../contracts/catalogue/content-grid.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { StoreContext } from '../store-context.ts';
import { createViewerList, type ViewerList } from '../viewer-list.ts';

/** A grid of cards, as far as it is known. */
export interface ContentGrid extends ViewerList<ContentItem> {
  facts: ReadonlySignal<GridFacts | undefined>;
}

/** What is known of a grid beside its cards. */
export type GridFacts = Pick<GridAnswer, 'title' | 'display' | 'filters'>;

export interface GridOptions {
  /** What the viewer searches, filters and sorts by. */
  wish?: GridWish;
  /** What came with a page already. */
  initial?: GridAnswer | undefined;
}

/** @source chosen: the page size of `contentGridQuery`, and the most that is asked for at once */
const pageSize = 24;
const most = 96;

/** How far each grid was read on this page. */
const read = new WeakMap<StoreContext, Map<string, number>>();

function countsOf(context: StoreContext): Map<string, number> {
  const counts = read.get(context) ?? new Map<string, number>();
  read.set(context, counts);
  return counts;
}

/** The grid of a configuration, at once as far as it had been read, so that the way back finds its place. It follows the viewer and what they bought. @source spec 1 §7 "GET /v1/view/content-grid?gridViewConfigId" */
export function createContentGrid(context: StoreContext, gridViewConfigId: string, { wish = {}, initial }: GridOptions = {}): ContentGrid {
  const facts = signal<GridFacts | undefined>(initial);
  const counts = countsOf(context);
  const own = JSON.stringify([gridViewConfigId, wish]);
  const before = Math.min(counts.get(own) ?? 0, most);
  const isEnough = initial && initial.contentList.length >= before;
  let count = 0;
  const list = createViewerList<ContentItem>(context, async (lastSeen, signal) => {
    const rpp = lastSeen === undefined && before > pageSize ? { rpp: before } : {};
    const { title, display, filters, contentList, paging } = await context.client.call(readContentGrid, { gridViewConfigId, lastSeen, ...rpp, ...wish }, { signal });
    facts.value = { title, display, filters: filters ?? facts.peek()?.filters };
    count = (lastSeen === undefined ? 0 : count) + contentList.length;
    counts.set(own, Math.max(counts.get(own) ?? 0, count));
    return { items: contentList, paging };
  }, { first: isEnough ? { items: initial.contentList, paging: initial.paging } : undefined });
  if (isEnough) count = initial.contentList.length;
  return { facts, ...list };
}
