import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { readQuery } from '../../routing/query-parameters.ts';
import type { MoreState } from '../paged-list.ts';

/** What a viewer chose on a composed page; a link to it carries that. @source spec 1 §2.2 "seasonId, query, facet, sort, sortDirection" */
export interface Choices {
  /** The tabs that are shown. */
  tab: string | undefined;
  /** The seasons that are shown, of each series that the page is about. */
  seasonId: string | undefined;
  query: string | undefined;
  facet: string | undefined;
  sort: string | undefined;
  sortDirection: 'ASC' | 'DESC' | undefined;
}

/** Where choices are kept: the address of a site's page; a page inside of another one has none. */
export interface ChoicesAddress {
  query: ReadonlySignal<Readonly<Record<string, string>>>;
  /** In place of the query that was there: a choice is no new page. */
  write(query: Record<string, string>): void;
}

type Panel = 'filters' | 'sort';

/** A list of a page that goes on. */
export interface GrowingList {
  more: ReadonlySignal<MoreState>;
  loadMore(): Promise<void>;
}

/** What the elements and buttons of one page share. */
export interface ViewChoices {
  choices: ReadonlySignal<Choices>;
  choose(changes: Partial<Choices>): void;
  /** At most one is open. @source spec 1 §4.4 "The filter panel and the sort panel are mutually exclusive" */
  panel: ReadonlySignal<Panel | undefined>;
  togglePanel(panel: Panel): void;
  /** How often the search field was asked for: it takes the focus then. */
  searches: ReadonlySignal<number>;
  openSearch(): void;
  /** The list that a button for the next page is about; the latest that was drawn. */
  list: ReadonlySignal<GrowingList | undefined>;
  /** @returns takes it back */
  offerList(list: GrowingList): () => void;
}

function localAddress(): ChoicesAddress {
  const query = signal<Record<string, string>>({});
  return { query, write: (next) => void (query.value = next) };
}

/** @param address kept for the life of the page alone when absent */
export function createViewChoices({ query, write }: ChoicesAddress = localAddress()): ViewChoices & { dispose(): void } {
  const panel = signal<Panel>();
  const searches = signal(0);
  const lists = signal<GrowingList[]>([]);
  const choices = computed((): Choices => ({
    tab: query.value['tab'], seasonId: readQuery(query.value, 'seasonId'), query: readQuery(query.value, 'query'), facet: readQuery(query.value, 'facet'),
    sort: readQuery(query.value, 'sort'), sortDirection: readQuery(query.value, 'sortDirection'),
  }));
  return {
    choices, panel, searches,
    list: computed(() => lists.value.at(-1)),
    choose(changes) {
      const next = Object.entries({ ...query.peek(), ...changes }).filter((entry): entry is [string, string] => Boolean(entry[1]));
      write(Object.fromEntries(next));
    },
    togglePanel(pressed) {
      panel.value = panel.peek() === pressed ? undefined : pressed;
    },
    openSearch() {
      searches.value += 1;
    },
    offerList(list) {
      lists.value = [...lists.peek(), list];
      return () => void (lists.value = lists.peek().filter((one) => one !== list));
    },
    dispose() {
      lists.value = [];
    },
  };
}
