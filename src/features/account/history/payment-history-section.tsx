import { useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { HistoryItem } from '../../../contracts/purchase/payment-history.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { saveFile } from '../../../parts/payment/receipt/save-file.ts';
import { createPaymentHistory, type PaymentHistory } from '../../../store/purchase/payment-history.ts';
import { findInvoiceFile } from '../../../store/purchase/papers/invoice-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { receipt } from '../account-icons.ts';
import { Loaded, Said, SectionFrame } from '../section-frame.tsx';
import { HistoryTable } from './history-table.tsx';
import { OpenPayments } from './open-payments.tsx';

/** What was paid, what came back, and what changed. @source spec 2 §3 "Payment history item", spec 3 §1 "Account screens show payments" */
export function PaymentHistorySection() {
  const label = useLabel();
  const { context } = useRuntime().store;
  const slice = useSlice(() => createPaymentHistory(context), [context]);
  return (
    <SectionFrame titleKey="accountHistory" leadKey="accountHistoryLead">
      <OpenPayments />
      <Loaded part={{ value: slice.items, load: slice.load }}>
        {(items) => (items.length === 0
          ? <EmptyState icon={receipt} title={label('accountHistoryNone')} lead={label('accountHistoryNoneLead')} />
          : <><HistoryWithFiles items={items} /><MoreHistory slice={slice} /></>)}
      </Loaded>
    </SectionFrame>
  );
}

/** The table, and how the last file came. */
function HistoryWithFiles({ items }: { items: readonly HistoryItem[] }) {
  const label = useLabel();
  const { client } = useRuntime().store.context;
  const [busyId, setBusyId] = useState<string>();
  const [said, setSaid] = useState<{ problem?: string; done?: string }>({});
  const take = async ({ id }: HistoryItem) => {
    setBusyId(id);
    setSaid({});
    const file = await findInvoiceFile(client, id);
    setBusyId(undefined);
    if (!file) return setSaid({ problem: label('invoicePdfFailed') });
    saveFile(file);
    setSaid({ done: label('invoicePdfDone', { name: file.fileName }) });
  };
  return (
    <>
      <HistoryTable items={items} busyId={busyId} onPdf={(item) => void take(item)} />
      <Said {...said} />
    </>
  );
}

/** The way to what is older. */
function MoreHistory({ slice }: { slice: PaymentHistory }) {
  const label = useLabel();
  const more = useSignal(slice.more);
  if (more === 'none') return null;
  return (
    <>
      {more === 'failed' && <Said problem={label('moreFailed')} />}
      <div className="fl-account__buttons"><Button loading={more === 'loading'} loadingLabel={label('loading')} onClick={() => void slice.loadMore()}>{label(more === 'failed' ? 'retry' : 'loadMore')}</Button></div>
    </>
  );
}
