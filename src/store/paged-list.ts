import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { ApiError, isApiError } from '../api/api-error.ts';
import type { Paging } from '../contracts/wire/paging.ts';
import type { Loadable } from './loadable.ts';

/** Whether a list goes on. `failed` keeps what is there and can be tried again. */
export type MoreState = 'none' | 'available' | 'loading' | 'failed';

/** One answer of a list that is read page by page. */
export interface Page<T> {
  items: T[];
  paging: Paging;
}

/** A list that grows. */
export interface PagedList<T> {
  items: ReadonlySignal<Loadable<T[]>>;
  more: ReadonlySignal<MoreState>;
  /** Fetches what was there again, the first page at least. What is shown stays until the answer is here. */
  reload(): Promise<void>;
  /** Fetches the next page: one at a time, nothing when there is none. */
  loadMore(): Promise<void>;
  /** Drops answers that are still to come. */
  dispose(): void;
}

interface Run<T> {
  items: T[];
  lastSeen?: string;
  more: boolean;
}

/**
 * Reads a list page by page.
 *
 * Entries that a moving list shows twice are kept once; a page that only repeats ends nothing.
 *
 * @param read the page after `lastSeen`
 * @param first what came with something else already
 */
export function createPagedList<T extends { id: string }>(read: (lastSeen?: string) => Promise<Page<T>>, first?: Page<T>): PagedList<T> {
  const run = signal<Loadable<Run<T>>>(first ? { status: 'ready', value: joined(emptyRun, first) } : { status: 'idle' });
  const growth = signal<'idle' | 'loading' | 'failed'>('idle');
  let turn = 0;

  async function reload(): Promise<void> {
    const mine = ++turn;
    const before = run.peek();
    const count = before.status === 'ready' ? before.value.items.length : 1;
    if (before.status !== 'ready') run.value = { status: 'loading' };
    try {
      let next = joined(emptyRun, await read());
      while (mine === turn && next.more && next.items.length < count) next = joined(next, await read(next.lastSeen));
      if (mine === turn) batch(() => ((run.value = { status: 'ready', value: next }), (growth.value = 'idle')));
    } catch (failure) {
      if (mine === turn && before.status !== 'ready') run.value = { status: 'failed', failure: asApiError(failure) };
    }
  }

  async function loadMore(): Promise<void> {
    const before = run.peek();
    if (before.status !== 'ready' || !before.value.more || growth.peek() === 'loading') return;
    const mine = turn;
    growth.value = 'loading';
    try {
      const next = joined(before.value, await read(before.value.lastSeen));
      if (mine === turn) batch(() => ((run.value = { status: 'ready', value: next }), (growth.value = 'idle')));
    } catch {
      if (mine === turn) growth.value = 'failed';
    }
    if (mine !== turn && growth.peek() === 'loading') growth.value = 'idle';
  }

  return {
    items: computed(() => (run.value.status === 'ready' ? { status: 'ready', value: run.value.value.items } : run.value)),
    more: computed(() => moreOf(run.value, growth.value)),
    reload,
    loadMore,
    dispose: () => void (turn += 1),
  };
}

const emptyRun = { items: [], more: false };

function joined<T extends { id: string }>(before: Run<T>, { items, paging }: Page<T>): Run<T> {
  const known = new Set(before.items.map((item) => item.id));
  const fresh = items.filter((item) => !known.has(item.id) && known.add(item.id));
  const moved = paging.lastSeen !== undefined && paging.lastSeen !== before.lastSeen;
  return { items: [...before.items, ...fresh], lastSeen: paging.lastSeen, more: paging.moreDataAvailable && moved };
}

function moreOf<T>(run: Loadable<Run<T>>, growth: 'idle' | 'loading' | 'failed'): MoreState {
  if (run.status !== 'ready' || !run.value.more) return 'none';
  return growth === 'idle' ? 'available' : growth;
}

/** What a slice shows of a failure that is none of the platform's. */
export function asApiError(failure: unknown): ApiError {
  return isApiError(failure) ? failure : new ApiError('unreachable', 'unknown');
}
