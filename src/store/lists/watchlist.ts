import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import { reorderWatchlist } from '../../api/calls/lists/own-lists.ts';
import { addWatchlistContent, readWatchlistContent, removeWatchlistContent } from '../../api/calls/lists/watchlists.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { WatchlistEntry } from '../../contracts/lists/watchlist.ts';
import { listFacts, type ListFacts } from '../../rules/lists/list-facts.ts';
import { movedTo } from '../../rules/lists/reordered.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { followViewer } from '../follow-viewer.ts';
import type { Loadable } from '../loadable.ts';
import { createPagedList, type MoreState } from '../paged-list.ts';
import type { StoreContext } from '../store-context.ts';
import { createListChanges, type ListChange } from './list-changes.ts';

/** Titles of a list to a page. @source spec 1 §9 "Watchlist page size 25 (content lists too)" */
const pageSize = 25;

/** One list, as it is read, put in order and thinned out. */
export interface WatchlistSlice {
  /** What is known of it; undefined before its first page. */
  facts: ReadonlySignal<ListFacts | undefined>;
  items: ReadonlySignal<Loadable<ContentItem[]>>;
  more: ReadonlySignal<MoreState>;
  /** The platform has it no more, or never had it for this viewer. */
  isGone: ReadonlySignal<boolean>;
  /** What to say of the last change. */
  problem: ReadonlySignal<LabelKey | undefined>;
  load(): Promise<void>;
  loadMore(): Promise<void>;
  /** Asks again for what is shown. */
  refresh(): Promise<void>;
  /** @param place among what is shown */
  move(id: string, place: number): void;
  take(item: ContentItem): void;
  /** @param place where it stood */
  putBack(item: ContentItem, place: number): void;
  dispose(): void;
}

const usualWait = (tries: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, Math.min(30_000, 2_000 * tries)); });

/**
 * One list of the platform, by the id that its address names.
 *
 * @param wait between two tries to send a change @source spec 1 §7 "GET new-watchlists/{id}?rpp=25", "POST new-watchlists/{id}?lastSeen={n}"
 */
export function createWatchlist(context: Pick<StoreContext, 'client' | 'viewer' | 'onChanged'>, id: string, wait = usualWait): WatchlistSlice {
  const { client, onChanged } = context;
  const facts = signal<ListFacts>();
  const isGone = signal(false);
  let fetches = 0;
  let coming: Promise<void> | undefined;
  const list = createPagedList<ContentItem>(async (lastSeen, signal) => {
    try {
      const { content, pagingInfo, ...told } = await client.call(readWatchlistContent, { id, rpp: pageSize, lastSeen }, { signal });
      batch(() => ((facts.value = listFacts(told)), (isGone.value = false)));
      return { items: content, paging: pagingInfo };
    } catch (failure) {
      if (isApiError(failure) && failure.code === 'watchlist-not-found') isGone.value = true;
      throw failure;
    }
  }, { onReloaded: () => changes.answeredBy(fetches) });
  const reload = async () => {
    fetches += 1;
    await list.reload();
  };
  /** What changes in one step is read once. */
  const reloadSoon = () => (coming ??= Promise.resolve().then(() => {
    coming = undefined;
    return reload();
  }));
  const changes = createListChanges({ send: (change) => sent(context, id, change), reload: reloadSoon, fetches: () => fetches, wait });
  const isWanted = () => list.items.peek().status !== 'idle';
  const again = () => {
    if (isWanted()) void reloadSoon();
  };
  const items = computed<Loadable<ContentItem[]>>(() => (list.items.value.status === 'ready' ? { status: 'ready', value: changes.applyTo(list.items.value.value) } : list.items.value));
  const shown = () => (items.peek().status === 'ready' ? (items.peek() as { value: ContentItem[] }).value : []);
  const stops = [
    followViewer(context, { changed: () => ((changes.clear()), again()) }),
    onChanged(({ subject }) => (subject === 'lists' || subject === 'entitlements' || (subject === 'favourites' && facts.peek()?.systemDefinedType !== undefined)) && again()),
  ];
  return {
    facts, items, more: list.more, isGone, problem: changes.problem,
    async load() {
      const { status } = list.items.peek();
      if (status === 'idle' || status === 'failed') await reload();
    },
    loadMore: list.loadMore,
    refresh: reloadSoon,
    move(moved, place) {
      const ids = shown().map((item) => item.id);
      const wished = movedTo(ids, moved, place);
      if (wished) void changes.make({ kind: 'order', entries: entriesOf(shown(), changedPart(ids, wished)) });
    },
    take: (item) => void changes.make({ kind: 'remove', item }),
    putBack(item, place) {
      void changes.make({ kind: 'add', item, place });
      // It is added at the front there: its place is an order.
      if (place > 0) void changes.make({ kind: 'order', entries: shown().slice(0, place + 1).map(entryOf) });
    },
    dispose() {
      stops.forEach((stop) => stop());
      list.dispose();
      changes.clear();
    },
  };
}

/** The first ones, up to the last that has another place: so many the call names. */
function changedPart(before: readonly string[], after: readonly string[]): string[] {
  const last = after.findLastIndex((id, index) => id !== before[index]);
  return after.slice(0, last + 1);
}

/** chosen: a title of a type that this build does not know is named as a video; the platform finds it by its id */
const entryOf = ({ id, type }: ContentItem): WatchlistEntry => ({ id, contentType: type === 'UNKNOWN' ? 'VOD' : type });

function entriesOf(items: readonly ContentItem[], ids: readonly string[]): WatchlistEntry[] {
  const known = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => (known.has(id) ? entryOf(known.get(id)!) : []));
}

async function sent({ client }: Pick<StoreContext, 'client'>, id: string, change: ListChange): Promise<void> {
  if (change.kind === 'order') await client.call(reorderWatchlist, { id, content: change.entries });
  else if (change.kind === 'remove') await client.call(removeWatchlistContent, { id, contentType: entryOf(change.item).contentType, contentId: change.item.id });
  else await client.call(addWatchlistContent, { id, content: [entryOf(change.item)] });
}
