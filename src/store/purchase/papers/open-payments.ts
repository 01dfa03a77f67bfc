import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readOpenPayments } from '../../../api/calls/purchase/payments.ts';
import type { OpenPayment } from '../../../contracts/purchase/open-payment.ts';
import { followViewer } from '../../follow-viewer.ts';
import { latest } from '../../latest.ts';
import type { StoreContext } from '../../store-context.ts';

/** Payments of the member that wait for them or for a bank, the newest first. */
export interface OpenPaymentList {
  value: ReadonlySignal<readonly OpenPayment[]>;
  dispose(): void;
}

/** Read for each member, and again after a change of what they hold. chosen: where nobody answers none is shown; each stands beside what it pays too */
export function createOpenPayments(context: Pick<StoreContext, 'client' | 'viewer' | 'onChanged'>): OpenPaymentList {
  const value = signal<readonly OpenPayment[]>([]);
  const runs = latest();
  const load = async () => {
    const run = runs.begin();
    const isMember = context.viewer.peek()?.who === 'member';
    const next = isMember ? await context.client.call(readOpenPayments, {}, { signal: run }).then(({ payments }) => payments, () => value.peek()) : [];
    if (!run.aborted) value.value = next;
  };
  const begin = () => {
    value.value = [];
    void load();
  };
  const stops = [
    followViewer(context, { known: begin, changed: begin }),
    context.onChanged(({ subject }) => void ((subject === 'entitlements' || subject === 'subscription') && load())),
  ];
  return {
    value,
    dispose() {
      runs.end();
      stops.forEach((stop) => stop());
    },
  };
}
