import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../../api/api-error.ts';
import { readReceipt } from '../../../api/calls/purchase/history.ts';
import type { Receipt } from '../../../contracts/purchase/papers/receipt.ts';
import { latest } from '../../latest.ts';
import type { Loadable } from '../../loadable.ts';
import type { StoreContext } from '../../store-context.ts';

/** What the last payment of a licence came to. */
export interface OwnReceipt {
  value: ReadonlySignal<Loadable<Receipt>>;
  dispose(): void;
}

/** Read at once, and again whenever the platform tells of a change of what is held; what was read stays where that fails. @source spec 2 §2 "subscription confirmation" */
export function createReceipt({ client, onChanged }: Pick<StoreContext, 'client' | 'onChanged'>, licenceId: string): OwnReceipt {
  const value = signal<Loadable<Receipt>>({ status: 'loading' });
  const runs = latest();
  const load = async () => {
    const run = runs.begin();
    const next = await client.call(readReceipt, { licenceId }, { signal: run }).then((ready): Loadable<Receipt> => ({ status: 'ready', value: ready }), (failure: unknown): Loadable<Receipt> => ({ status: 'failed', failure: asApiError(failure) }));
    if (!run.aborted && (next.status === 'ready' || value.peek().status !== 'ready')) value.value = next;
  };
  const stop = onChanged(({ subject }) => void ((subject === 'entitlements' || subject === 'subscription') && load()));
  void load();
  return {
    value,
    dispose() {
      stop();
      runs.end();
    },
  };
}
