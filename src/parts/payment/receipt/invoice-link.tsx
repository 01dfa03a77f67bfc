import { useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import type { Receipt } from '../../../contracts/purchase/papers/receipt.ts';
import { findInvoiceFile } from '../../../store/purchase/papers/invoice-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { saveFile } from './save-file.ts';

/** The number of an invoice, and its file where there is one. */
export function InvoiceLink({ invoice: { number, historyId } }: { invoice: NonNullable<Receipt['invoice']> }) {
  const label = useLabel();
  const { client } = useRuntime().store.context;
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const take = async (id: string) => {
    setBusy(true);
    setSaid('');
    const file = await findInvoiceFile(client, id);
    setBusy(false);
    if (file) saveFile(file);
    setSaid(file ? label('invoicePdfDone', { name: file.fileName }) : label('invoicePdfFailed'));
  };
  return (
    <>
      <bdi>{number}</bdi>
      {historyId !== undefined && <Button variant="ghost" size="small" loading={isBusy} loadingLabel={label('loading')} hiddenSuffix={number} onClick={() => void take(historyId)} part="invoice">{label('invoicePdf')}</Button>}
      <span className="fl-receipt__said" role="status">{said}</span>
    </>
  );
}
