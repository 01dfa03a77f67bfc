import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { ApiError, isApiError } from '../../api/api-error.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { createFavouriteMarks, type FavouriteMarks } from './favourite-marks.ts';
import { createFavouritesSource, type FavouritesPages, type FavouritesSource } from './favourites-source.ts';
import type { Loadable } from '../loadable.ts';
import type { StoreContext } from '../store-context.ts';

/** The heart's list. Shared by every element of a page. @source spec 1 §4.2 */
export interface Favourites {
  /** Items of the favourites watchlist, in its order; idle for guests. */
  items: ReadonlySignal<Loadable<ContentItem[]>>;
  moreAvailable: ReadonlySignal<boolean>;
  /** Whether the heart is full. Follows `items` and what was toggled since; inside of `computed` it is followed itself. */
  has(item: Pick<ContentItem, 'id' | 'favourite'>): boolean;
  /** Flips at once, tells the platform, and flips back when the platform says no. */
  toggle(item: ContentItem): Promise<void>;
  /** Fetches the list when nobody has, and from then on for every viewer who comes. */
  load(): Promise<void>;
  /** Fetches the next page. @returns why it failed; what is there stays */
  loadMore(): Promise<ApiError | undefined>;
  dispose(): void;
}

/** Everything that ends when another viewer comes. */
interface Visit {
  source: FavouritesSource;
  /** One request at a time for each item. */
  running: Map<string, Promise<void>>;
}

type Facts = Pick<StoreContext, 'client' | 'viewer' | 'onChanged'>;

/**
 * The heart's list of one page.
 *
 * A failed toggle is silent. Several toggles of one item become one request at a time, and the last wish counts.
 *
 * @source spec 1 §4.2 "A failure is ignored"
 */
export function createFavourites(facts: Facts): Favourites {
  const { client, viewer, onChanged } = facts;
  const marks = createFavouriteMarks();
  const list = createList(marks);
  const freshVisit = (): Visit => ({ source: createFavouritesSource(client), running: new Map() });
  let visit = freshVisit();
  let wanted = false;
  /** Somebody shows hearts or the list: a frame that shows neither asks for nothing. */
  let shown = false;
  const isMember = () => viewer.peek()?.who === 'member';
  const who = computed(() => JSON.stringify(viewer.value ?? null));

  const stopViewer = effect(() => {
    void who.value;
    untracked(() => {
      visit = freshVisit();
      batch(() => (list.clear(), marks.clear()));
      if (wanted && isMember()) void list.reload(visit.source);
    });
  });
  const stopChanged = onChanged(({ subject }) => {
    if (subject === 'favourites' && shown && isMember()) void list.reload(visit.source);
  });

  const has = (item: Pick<ContentItem, 'id' | 'favourite'>) => {
    shown = true;
    return viewer.value?.who === 'member' && (marks.current.value.get(item.id)?.favourite ?? list.has(item));
  };

  return {
    items: list.items,
    moreAvailable: list.moreAvailable,
    has,
    async toggle(item) {
      if (!isMember()) return;
      const before = has(item);
      marks.set(item, !before);
      const { running, source } = visit;
      const current = () => visit.running === running;
      if (!running.has(item.id)) running.set(item.id, settle({ item, before, marks, source, running, current, fetches: list.fetches }));
      await running.get(item.id);
    },
    async load() {
      wanted = shown = true;
      const { status } = list.items.peek();
      if (isMember() && (status === 'idle' || status === 'failed')) await list.reload(visit.source);
    },
    loadMore: () => list.loadMore(visit.source),
    dispose() {
      stopViewer();
      stopChanged();
      list.clear();
    },
  };
}

interface Settling {
  item: ContentItem;
  before: boolean;
  marks: FavouriteMarks;
  source: FavouritesSource;
  running: Visit['running'];
  current(): boolean;
  fetches(): number;
}

/** Tells the platform until it knows the last wish, or says no. */
async function settle({ item, before, marks, source, running, current, fetches }: Settling): Promise<void> {
  let known = before;
  for (let wish = marks.wish(item.id); wish !== undefined && wish !== known; wish = marks.wish(item.id)) {
    const reached = await source.write(item, wish).then(() => true, () => false);
    if (!current()) return;
    if (!reached) break;
    known = wish;
  }
  running.delete(item.id);
  marks.set(item, known, fetches());
}

/** The fetched part. Answers of an earlier fetch or an earlier viewer are dropped. */
function createList(marks: FavouriteMarks) {
  const fetched = signal<Loadable<FavouritesPages>>({ status: 'idle' });
  let turn = 0;
  let growing: Promise<ApiError | undefined> | undefined;

  async function reload(source: FavouritesSource): Promise<void> {
    const mine = ++turn;
    const before = fetched.peek();
    if (before.status !== 'ready') fetched.value = { status: 'loading' };
    try {
      const pages = await source.read({ items: [], more: true }, before.status === 'ready' ? before.value.items.length : 1);
      if (mine === turn) batch(() => (marks.answeredBy(pages, mine), (fetched.value = { status: 'ready', value: pages })));
    } catch (failure) {
      if (mine === turn && before.status !== 'ready') fetched.value = { status: 'failed', failure: asApiError(failure) };
    }
  }

  /** A fetch of the whole list that came between wins: it holds what changed. */
  async function grow(source: FavouritesSource, before: FavouritesPages): Promise<ApiError | undefined> {
    try {
      const pages = await source.read(before, before.items.length + 1);
      const now = fetched.peek();
      if (now.status === 'ready' && now.value === before) fetched.value = { status: 'ready', value: pages };
      return undefined;
    } catch (failure) {
      return asApiError(failure);
    }
  }

  return {
    reload,
    fetches: () => turn,
    items: computed<Loadable<ContentItem[]>>(() => {
      const state = fetched.value;
      return state.status === 'ready' ? { status: 'ready', value: marks.applyTo(state.value.items) } : state;
    }),
    moreAvailable: computed(() => fetched.value.status === 'ready' && fetched.value.value.more),
    has({ id, favourite }: Pick<ContentItem, 'id' | 'favourite'>): boolean {
      const state = fetched.value;
      if (state.status !== 'ready') return favourite;
      return state.value.items.some((item) => item.id === id) || (state.value.more && favourite);
    },
    loadMore(source: FavouritesSource): Promise<ApiError | undefined> {
      const state = fetched.peek();
      if (state.status !== 'ready' || !state.value.more) return Promise.resolve(undefined);
      growing ??= grow(source, state.value).finally(() => (growing = undefined));
      return growing;
    },
    clear() {
      turn += 1;
      fetched.value = { status: 'idle' };
    },
  };
}

function asApiError(failure: unknown): ApiError {
  return isApiError(failure) ? failure : new ApiError('unreachable', 'readWatchlistContent');
}
