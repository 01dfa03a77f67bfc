import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../api/api-error.ts';
import type { Paging } from '../contracts/wire/paging.ts';
import { latest } from './latest.ts';
import type { Loadable } from './loadable.ts';

/** Whether a list goes on. `failed` keeps what is there and can be tried again. */
export type MoreState = 'none' | 'available' | 'loading' | 'failed';

/** One answer of a list that is read page by page. */
export interface Page<T> {
  items: T[];
  paging: Paging;
}

/** Reads the page after `lastSeen`, the first one without it. */
export type ReadPage<T> = (lastSeen: string | undefined, signal: AbortSignal) => Promise<Page<T>>;

/** A list that grows. */
export interface PagedList<T> {
  items: ReadonlySignal<Loadable<T[]>>;
  more: ReadonlySignal<MoreState>;
  /**
   * Fetches as much as there was again, the first page at least. What is shown stays until the answer is here.
   *
   * @param first the first page, when it came with something else
   */
  reload(first?: Page<T>): Promise<void>;
  /** Fetches the next page: one at a time, nothing when there is none. */
  loadMore(): Promise<void>;
  /** Forgets everything, and drops answers that are still to come. */
  clear(): void;
  /** Drops answers that are still to come. */
  dispose(): void;
}

export interface PagedListOptions<T> {
  /** What came with something else already. */
  first?: Page<T>;
  /** Told in the step in which a fetch of the whole list takes its place. */
  onReloaded?(items: T[], isComplete: boolean): void;
}

interface Run<T> {
  items: T[];
  lastSeen?: string;
  more: boolean;
}

/**
 * Reads a list page by page.
 *
 * Entries that a moving list shows twice are kept once; a page that only repeats is followed by the next one.
 *
 * @param read the page after `lastSeen`; its signal ends when nobody waits for the answer any more, since a browser lets the same request wait behind one that is under way
 */
export function createPagedList<T extends { id: string }>(read: ReadPage<T>, { first, onReloaded }: PagedListOptions<T> = {}): PagedList<T> {
  const run = signal<Loadable<Run<T>>>(first ? { status: 'ready', value: joined(emptyRun, first) } : { status: 'idle' });
  const growth = signal<'idle' | 'loading' | 'failed'>('idle');
  const reloads = latest();
  const growths = latest();
  const show = (state: Loadable<Run<T>>) => batch(() => ((run.value = state), (growth.value = 'idle')));

  const grown = async (before: Run<T>, signal: AbortSignal) => joined(before, await read(before.lastSeen, signal));

  async function reload(page?: Page<T>): Promise<void> {
    const mine = reloads.begin();
    if (run.peek().status !== 'ready') run.value = { status: 'loading' };
    try {
      let next = page ? joined(emptyRun, page) : await grown(emptyRun, mine);
      while (!mine.aborted && next.more && next.items.length < countOf(run.peek())) next = await grown(next, mine);
      if (mine.aborted) return;
      growths.end();
      batch(() => {
        onReloaded?.(next.items, !next.more);
        show({ status: 'ready', value: next });
      });
    } catch (failure) {
      if (!mine.aborted && run.peek().status !== 'ready') run.value = { status: 'failed', failure: asApiError(failure) };
    }
  }

  async function loadMore(): Promise<void> {
    const before = run.peek();
    if (before.status !== 'ready' || !before.value.more || growth.peek() === 'loading') return;
    const mine = growths.begin();
    growth.value = 'loading';
    try {
      let next = before.value;
      do next = await grown(next, mine);
      while (!mine.aborted && next.more && next.items.length === before.value.items.length);
      if (!mine.aborted) show({ status: 'ready', value: next });
    } catch {
      if (!mine.aborted) growth.value = 'failed';
    }
  }

  const dispose = () => {
    reloads.end();
    growths.end();
  };
  return {
    items: computed(() => (run.value.status === 'ready' ? { status: 'ready', value: run.value.value.items } : run.value)),
    more: computed(() => moreOf(run.value, growth.value)),
    reload,
    loadMore,
    clear() {
      dispose();
      show({ status: 'idle' });
    },
    dispose,
  };
}

const emptyRun: Run<never> = { items: [], more: false };

function joined<T extends { id: string }>(before: Run<T>, { items, paging }: Page<T>): Run<T> {
  const known = new Set(before.items.map((item) => item.id));
  const fresh = items.filter((item) => !known.has(item.id) && known.add(item.id));
  const moved = paging.lastSeen !== undefined && paging.lastSeen !== before.lastSeen;
  return { items: [...before.items, ...fresh], lastSeen: paging.lastSeen, more: paging.moreDataAvailable && moved };
}

/** How many are shown, one at least. */
function countOf<T>(run: Loadable<Run<T>>): number {
  return (run.status === 'ready' && run.value.items.length) || 1;
}

function moreOf<T>(run: Loadable<Run<T>>, growth: 'idle' | 'loading' | 'failed'): MoreState {
  if (run.status !== 'ready' || !run.value.more) return 'none';
  return growth === 'idle' ? 'available' : growth;
}
