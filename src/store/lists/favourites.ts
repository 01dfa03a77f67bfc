import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { followViewer } from '../follow-viewer.ts';
import type { Loadable } from '../loadable.ts';
import { createPagedList, type MoreState } from '../paged-list.ts';
import type { StoreContext } from '../store-context.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import { createFavouriteMarks, type FavouriteMarks } from './favourite-marks.ts';
import { createFavouritesSource, type FavouritesSource } from './favourites-source.ts';

/** The heart's list. Shared by every element of a page. @source spec 1 §4.2 */
export interface Favourites {
  /** Items of the favourites watchlist, in its order; idle for guests. */
  items: ReadonlySignal<Loadable<ContentItem[]>>;
  more: ReadonlySignal<MoreState>;
  /** How addresses name it; undefined until it is loaded, and where its owner is not told. */
  list: ReadonlySignal<ListContext | undefined>;
  /** Whether the heart is full. Follows `items` and what was toggled since; inside of `computed` it is followed itself. */
  has(item: Pick<ContentItem, 'id' | 'favourite'>): boolean;
  /** Takes effect at once, is written to the platform, and is undone when the platform refuses. */
  toggle(item: ContentItem): Promise<void>;
  /** Fetches the list when it was not fetched yet, and from then on for every viewer who signs in. */
  load(): Promise<void>;
  /** Fetches the next page; what is there stays when that fails. */
  loadMore(): Promise<void>;
  dispose(): void;
}

/** What belongs to one viewer and is replaced with them. */
interface ViewerState {
  source: FavouritesSource;
  /** One request at a time for each item. */
  running: Map<string, Promise<void>>;
}

/**
 * The heart's list of one page.
 *
 * A failed toggle is not reported. Several toggles of one item become one request at a time; the last one counts.
 *
 * @source spec 1 §4.2 "A failure is ignored"
 */
export function createFavourites({ client, settings, viewer, onChanged }: Pick<StoreContext, 'client' | 'settings' | 'viewer' | 'onChanged'>): Favourites {
  const marks = createFavouriteMarks();
  const freshState = (): ViewerState => ({ source: createFavouritesSource(client, settings.flags), running: new Map() });
  let state = freshState();
  let fetches = 0;
  let wanted = false;
  /** Hearts or the list are on screen: a frame that shows neither asks for nothing. */
  let shown = false;
  const named = signal<ListContext | undefined>(undefined);
  const list = createPagedList<ContentItem>(async (lastSeen) => {
    const { source } = state;
    const { list: name, ...page } = await source.readPage(lastSeen);
    // The same for each page: cards are drawn anew for another one only.
    if (source === state.source && named.peek()?.watchlistId !== name?.watchlistId) named.value = name;
    return page;
  }, {
    onReloaded: (items, isComplete) => marks.answeredBy(items, isComplete, fetches),
  });
  // Looked up by every card: a heart costs the same on a long list as on a short one.
  const listed = computed(() => (list.items.value.status === 'ready' ? new Set(list.items.value.value.map(({ id }) => id)) : undefined));
  const isMember = () => viewer.peek()?.who === 'member';
  const reload = async () => {
    fetches += 1;
    await list.reload();
  };
  const loadIfWanted = () => {
    if (wanted && isMember()) void reload();
  };
  const stops = [
    followViewer({ viewer }, {
      known: loadIfWanted,
      changed() {
        state = freshState();
        list.clear();
        named.value = undefined;
        marks.clear();
        loadIfWanted();
      },
    }),
    onChanged(({ subject }) => {
      if (subject === 'favourites' && shown && isMember()) void reload();
    }),
  ];
  const has = (item: Pick<ContentItem, 'id' | 'favourite'>) => {
    shown = true;
    return viewer.value?.who === 'member' && (marks.current.value.get(item.id)?.favourite ?? isListed(listed.value, list.more.value, item));
  };

  return {
    items: computed(() => withMarks(list.items.value, marks)),
    more: list.more,
    list: named,
    has,
    async toggle(item) {
      if (!isMember()) return;
      const before = has(item);
      marks.set(item, !before);
      const { running, source } = state;
      const isCurrent = () => state.running === running;
      if (!running.has(item.id)) running.set(item.id, settle({ item, before, marks, source, running, isCurrent, fetches: () => fetches }));
      await running.get(item.id);
    },
    async load() {
      wanted = shown = true;
      const { status } = list.items.peek();
      if (isMember() && (status === 'idle' || status === 'failed')) await reload();
    },
    loadMore: list.loadMore,
    dispose() {
      stops.forEach((stop) => stop());
      list.clear();
    },
  };
}

function withMarks(items: Loadable<ContentItem[]>, marks: FavouriteMarks): Loadable<ContentItem[]> {
  return items.status === 'ready' ? { status: 'ready', value: marks.applyTo(items.value) } : items;
}

/** Whether the platform's list holds an item; its own flag decides while the list is not known that far. */
function isListed(listed: ReadonlySet<string> | undefined, more: MoreState, { id, favourite }: Pick<ContentItem, 'id' | 'favourite'>): boolean {
  return listed ? listed.has(id) || (more !== 'none' && favourite) : favourite;
}

interface Settling {
  item: ContentItem;
  before: boolean;
  marks: FavouriteMarks;
  source: FavouritesSource;
  running: ViewerState['running'];
  isCurrent(): boolean;
  fetches(): number;
}

/** Writes until the platform has the last toggle, or refuses it. */
async function settle({ item, before, marks, source, running, isCurrent, fetches }: Settling): Promise<void> {
  let known = before;
  for (let wanted = marks.wanted(item.id); wanted !== undefined && wanted !== known; wanted = marks.wanted(item.id)) {
    const reached = await source.write(item, wanted).then(() => true, () => false);
    if (!isCurrent()) return;
    if (!reached) break;
    known = wanted;
  }
  running.delete(item.id);
  marks.set(item, known, fetches());
}
