import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { ResultKind, SearchResults } from '../../contracts/search/search-results.ts';
import type { Loadable } from '../loadable.ts';
import type { MoreState } from '../paged-list.ts';
import type { ViewerList } from '../viewer-list.ts';

/** How the next page of each kind is coming along. */
export type Growth = Partial<Record<ResultKind, 'idle' | 'loading' | 'failed'>>;

interface KindOptions {
  kind: ResultKind;
  drawn: ReadonlySignal<SearchResults | undefined>;
  growth: ReadonlySignal<Growth>;
  load(): Promise<void>;
  loadMore(): Promise<void>;
}

const waiting: Loadable<ContentItem[]> = { status: 'loading' };

/** The results of one kind, as any list that grows by hand. It is a part of its search, which also ends it. */
export function kindList({ kind, drawn, growth, load, loadMore }: KindOptions): ViewerList<ContentItem> {
  const hits = computed(() => drawn.value?.[kind].hits);
  const isLast = computed(() => !drawn.value || drawn.value[kind].page >= drawn.value[kind].totalPages);
  return {
    items: computed((): Loadable<ContentItem[]> => (hits.value ? { status: 'ready', value: hits.value } : waiting)),
    more: computed((): MoreState => {
      const state = growth.value[kind] ?? 'idle';
      return isLast.value ? 'none' : state === 'idle' ? 'available' : state;
    }),
    load,
    refresh: load,
    loadMore,
    dispose: () => undefined,
  };
}
