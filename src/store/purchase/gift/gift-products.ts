import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../../api/api-error.ts';
import { readGiftProducts } from '../../../api/calls/purchase/gifts.ts';
import type { GiftProduct } from '../../../contracts/purchase/gift.ts';
import { followViewer } from '../../follow-viewer.ts';
import { latest } from '../../latest.ts';
import type { Loadable } from '../../loadable.ts';
import type { StoreContext } from '../../store-context.ts';

/** What is on offer as gifts. */
export interface GiftProductList {
  value: ReadonlySignal<Loadable<readonly GiftProduct[]>>;
  load(): Promise<void>;
  dispose(): void;
}

/** Prices are those of the viewer's country, so another viewer is asked for again. */
export function createGiftProducts(context: Pick<StoreContext, 'client' | 'viewer'>): GiftProductList {
  const value = signal<Loadable<readonly GiftProduct[]>>({ status: 'loading' });
  const runs = latest();
  const load = async () => {
    const run = runs.begin();
    if (value.peek().status !== 'ready') value.value = { status: 'loading' };
    const next = await context.client.call(readGiftProducts, {}, { signal: run }).then(
      ({ products }): Loadable<readonly GiftProduct[]> => ({ status: 'ready', value: products }),
      (failure: unknown): Loadable<readonly GiftProduct[]> => ({ status: 'failed', failure: asApiError(failure) }),
    );
    if (!run.aborted) value.value = next;
  };
  const begin = () => void load();
  const stop = followViewer(context, { known: begin, changed: begin });
  return {
    value, load,
    dispose() {
      runs.end();
      stop();
    },
  };
}
