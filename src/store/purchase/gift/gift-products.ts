import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../../api/api-error.ts';
import { readGiftProducts } from '../../../api/calls/purchase/gifts.ts';
import type { GiftProduct } from '../../../contracts/purchase/gift.ts';
import { type PurchaseGate, viewerRefusal } from '../../../rules/purchase/can-purchase.ts';
import type { RefusedState } from '../checkout-state.ts';
import { followViewer } from '../../follow-viewer.ts';
import { latest } from '../../latest.ts';
import type { Loadable } from '../../loadable.ts';
import type { StoreContext } from '../../store-context.ts';

/** What is on offer as gifts, or why nothing is sold to this viewer. */
export interface GiftOffer { products: readonly GiftProduct[]; refused?: RefusedState | undefined }

export interface GiftProductList {
  value: ReadonlySignal<Loadable<GiftOffer>>;
  load(): Promise<void>;
  /** Asks whether the reason why nothing is sold here is gone. */
  askAgain(): Promise<void>;
  dispose(): void;
}

/** Prices are those of the viewer's country, so another viewer is asked for again. */
export function createGiftProducts(context: Pick<StoreContext, 'client' | 'viewer'>): GiftProductList {
  const value = signal<Loadable<GiftOffer>>({ status: 'loading' });
  const runs = latest();
  const read = (run: AbortSignal) => context.client.call(readGiftProducts, {}, { signal: run }).then(
    ({ products, refusal }): Loadable<GiftOffer> => ({ status: 'ready', value: { products, refused: refusedBy(viewerRefusal(context.viewer.peek(), refusal)) } }),
    (failure: unknown): Loadable<GiftOffer> => ({ status: 'failed', failure: asApiError(failure) }),
  );
  const load = async () => {
    const run = runs.begin();
    if (value.peek().status !== 'ready') value.value = { status: 'loading' };
    const next = await read(run);
    if (!run.aborted) value.value = next;
  };
  const askAgain = async () => {
    const now = value.peek();
    if (now.status !== 'ready' || !now.value.refused || now.value.refused.isAsking) return;
    const { products, refused } = now.value;
    const shown = (more: Partial<RefusedState>): Loadable<GiftOffer> => ({ status: 'ready', value: { products, refused: { ...refused, isAsking: false, ...more } } });
    const run = runs.begin();
    value.value = shown({ isAsking: true });
    const next = await read(run);
    if (run.aborted) return;
    if (next.status !== 'ready') value.value = shown({ answer: 'unreachable' });
    else value.value = next.value.refused?.reason === refused.reason ? shown({ answer: 'still' }) : next;
  };
  const begin = () => void load();
  const stop = followViewer(context, { known: begin, changed: begin });
  return {
    value, load, askAgain,
    dispose() {
      runs.end();
      stop();
    },
  };
}

/** Guests give too. */
const refusedBy = (reason: PurchaseGate | 'signInToPurchase' | undefined): RefusedState | undefined =>
  (reason === undefined || reason === 'signInToPurchase' ? undefined : { step: 'refused', reason, isAsking: false });
