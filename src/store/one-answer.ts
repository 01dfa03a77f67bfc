import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../api/api-error.ts';
import { followViewer } from './follow-viewer.ts';
import { latest } from './latest.ts';
import type { Loadable } from './loadable.ts';
import type { StoreContext } from './store-context.ts';

/** One thing that a page is about. */
export interface OneAnswer<T> {
  answer: ReadonlySignal<Loadable<T>>;
  load(): Promise<void>;
  dispose(): void;
}

/** Reads one thing, and again for another viewer and what they bought; what is shown stays until the answer is here. */
export function createOneAnswer<T>(context: Pick<StoreContext, 'viewer' | 'onChanged'>, read: () => Promise<T>): OneAnswer<T> {
  const answer = signal<Loadable<T>>({ status: 'idle' });
  const runs = latest();
  async function load(): Promise<void> {
    const mine = runs.begin();
    if (answer.peek().status !== 'ready') answer.value = { status: 'loading' };
    try {
      const value = await read();
      if (!mine.aborted) answer.value = { status: 'ready', value };
    } catch (failure) {
      if (!mine.aborted && answer.peek().status !== 'ready') answer.value = { status: 'failed', failure: asApiError(failure) };
    }
  }
  const again = () => void (answer.peek().status !== 'idle' && load());
  const stops = [followViewer(context, { changed: again }), context.onChanged(({ subject }) => void (subject === 'entitlements' && again()))];
  return {
    answer,
    load,
    dispose() {
      stops.forEach((stop) => stop());
      runs.end();
    },
  };
}
