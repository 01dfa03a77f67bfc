import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { asApiError, type ApiError } from '../../api/api-error.ts';
import { searchContent } from '../../api/calls/search/search.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { type ResultKind, resultKinds, type SearchResults, type SearchWish } from '../../contracts/search/search-results.ts';
import { searchWaitMs } from '../../rules/search/search-wait.ts';
import { searchWords } from '../../rules/search/search-words.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';
import type { ViewerList } from '../viewer-list.ts';
import { kindList, type Growth } from './kind-list.ts';

/** What a search is narrowed and sorted by, and where that is kept: the address of a page. */
export interface SearchChoices {
  choices: ReadonlySignal<SearchWish>;
  choose(changes: Partial<Record<keyof SearchWish, string | undefined>>): void;
}

export interface Search {
  /** What stands in the field. */
  value: ReadonlySignal<string>;
  /** Between opening and closing. */
  isActive: ReadonlySignal<boolean>;
  /** A request is waited for, or the quiet before it. */
  isLoading: ReadonlySignal<boolean>;
  /** The newest answer; undefined before the first, and from a change of the words to the next. */
  results: ReadonlySignal<SearchResults | undefined>;
  /** The last answer, for as long as the next one takes: what is drawn of it is put out of sight instead of taken away, which would hold up the key that is pressed. */
  drawn: ReadonlySignal<SearchResults | undefined>;
  failure: ReadonlySignal<ApiError | undefined>;
  /** The hits of each kind, page after page; those of the last answer while the next is waited for. */
  lists: Readonly<Record<ResultKind, ViewerList<ContentItem>>>;
  open(): void;
  /** Words and refinements stay. */
  close(): void;
  /** Changes the words; they are asked for when nothing more is typed. */
  type(text: string): void;
  /** Asks at once. */
  submit(text?: string): void;
  /** Asks again what failed. */
  retry(): void;
  /** Forgets words and refinements too. */
  reset(): void;
  dispose(): void;
}

/**
 * A search as it goes on.
 *
 * 1. Opening sets it active and loading; closing resets it, but keeps words and refinements.
 * 2. A change of the words clears what was found, and is asked for after the quiet of `searchWaitMs`; the older request is given up.
 * 3. A change of a refinement is asked for at once; what is there stays until the answer comes.
 * 4. A next page is appended to the hits of its kind.
 *
 * @source spec 1 §4.4 "Search", §5
 */
export function createSearch(context: StoreContext, { choices, choose }: SearchChoices): Search {
  const value = signal(choices.peek().query ?? '');
  const isActive = signal(false);
  const isLoading = signal(false);
  const results = signal<SearchResults>();
  const drawn = signal<SearchResults>();
  const failure = signal<ApiError>();
  const growth = signal<Growth>({});
  const runs = latest();
  const wish = computed(() => JSON.stringify(choices.value));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = searchWords(value.peek());

  // An address may hold more than anybody types.
  const wished = () => ({ ...choices.peek(), query: searchWords(choices.peek().query ?? '') });
  const stop = () => (clearTimeout(timer), runs.end());
  const clear = () => ((results.value = undefined), (failure.value = undefined), (growth.value = {}));

  async function ask(): Promise<void> {
    stop();
    const mine = runs.begin();
    batch(() => ((isLoading.value = true), (failure.value = undefined)));
    try {
      const found = await context.client.call(searchContent, wished(), { signal: mine });
      if (!mine.aborted) batch(() => ((results.value = drawn.value = found), (growth.value = {}), (isLoading.value = false)));
    } catch (thrown) {
      if (!mine.aborted) batch(() => (clear(), (failure.value = asApiError(thrown)), (isLoading.value = false)));
    }
  }

  /** Writes the words into the address, which is what is asked; the same words are asked again. */
  function fire(text: string): void {
    clearTimeout(timer);
    asked = searchWords(text);
    const before = wish.peek();
    choose({ query: asked || undefined });
    if (wish.peek() === before) void ask();
  }

  async function loadMore(kind: ResultKind): Promise<void> {
    const before = results.peek();
    if (!before || before[kind].page >= before[kind].totalPages || growth.peek()[kind] === 'loading') return;
    const mine = runs.current;
    growth.value = { ...growth.peek(), [kind]: 'loading' };
    try {
      const { [kind]: next } = await context.client.call(searchContent, { ...wished(), page: before[kind].page + 1, kind }, { signal: mine });
      const now = results.peek();
      if (mine.aborted || !now) return;
      const known = new Set(now[kind].hits.map(({ id }) => id));
      const page = { ...next, hits: [...now[kind].hits, ...next.hits.filter(({ id }) => !known.has(id))] };
      batch(() => ((results.value = drawn.value = { ...now, [kind]: page }), (growth.value = { ...growth.peek(), [kind]: 'idle' })));
    } catch {
      if (!mine.aborted) growth.value = { ...growth.peek(), [kind]: 'failed' };
    }
  }

  const again = () => void (isActive.peek() && results.peek() && ask());
  const stops = [
    effect(() => {
      void wish.value;
      const query = choices.value.query ?? '';
      if (!isActive.value) return;
      untracked(() => {
        // The way back, or a link, searches for something else.
        if (query !== asked) batch(() => ((asked = query), (value.value = query), clear()));
        void ask();
      });
    }),
    followViewer(context, { changed: again }),
    context.onChanged(({ subject }) => subject === 'entitlements' && again()),
  ];
  return {
    value, isActive, isLoading, results, drawn, failure,
    lists: Object.fromEntries(resultKinds.map((kind) => [kind, kindList({ kind, drawn, growth, load: async () => ask(), loadMore: () => loadMore(kind) })])) as unknown as Search['lists'],
    open: () => void (isActive.value = true),
    close() {
      stop();
      batch(() => (clear(), (isLoading.value = false), (isActive.value = false)));
    },
    type(text) {
      if (text === value.peek()) return;
      stop();
      batch(() => ((value.value = text), clear(), (isLoading.value = true)));
      const waitMs = searchWaitMs(text);
      if (waitMs === 0) fire(text);
      else timer = setTimeout(fire, waitMs, text);
    },
    submit(text = value.peek()) {
      batch(() => ((value.value = text), clear()));
      fire(text);
    },
    retry: () => void ask(),
    reset() {
      stop();
      asked = '';
      batch(() => (clear(), (value.value = ''), (isLoading.value = false), (isActive.value = false)));
      choose({ query: undefined, facet: undefined, sort: undefined, sortDirection: undefined });
    },
    dispose() {
      stop();
      stops.forEach((end) => end());
    },
  };
}
