import { useEffect, useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { HistoryItem } from '../../../contracts/purchase/payment-history.ts';
import { historyWords, moneyMoved, shownMoney } from '../../../rules/purchase/history-words.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import { formatLocale } from '../../../rules/wire/format-locale.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { download } from '../account-icons.ts';
import sheet from './history.css';

const columns = ['historyDate', 'historyWhat', 'historyAmount', 'historyStatus', 'historyInvoice'] as const;

export interface HistoryTableProps {
  items: readonly HistoryItem[];
  /** The item whose file is being fetched. */
  busyId: string | undefined;
  onPdf(item: HistoryItem): void;
}

/** A table where there is room for one; on phones each line is a card. Its roles are written out, since a table that is drawn as blocks loses them. */
export function HistoryTable({ items, busyId, onPdf }: HistoryTableProps) {
  const label = useLabel();
  const body = useFocusOnNew(items.length);
  return (
    <div ref={useSheet(sheet)}>
      <table role="table" className="fl-history" aria-label={label('accountHistory')}>
        <thead role="rowgroup">
          <tr role="row">{columns.map((key) => <th key={key} role="columnheader" scope="col" data-column={key}>{label(key)}</th>)}</tr>
        </thead>
        <tbody ref={body} role="rowgroup">{items.map((item) => <HistoryLine key={item.id} item={item} isBusy={busyId === item.id} onPdf={() => onPdf(item)} />)}</tbody>
      </table>
    </div>
  );
}

function HistoryLine({ item, isBusy, onPdf }: { item: HistoryItem; isBusy: boolean; onPdf(): void }) {
  const label = useLabel();
  const { locale } = useLocale();
  const { date, itemType, name, status, invoiceNumber } = item;
  const [moved, money] = [moneyMoved(item), shownMoney(item)];
  return (
    <tr role="row" tabIndex={-1}>
      <td role="cell" data-column="historyDate"><time dateTime={new Date(date).toISOString()}>{new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'medium' }).format(date)}</time></td>
      <th role="rowheader" scope="row" data-column="historyWhat">
        <span>{label(historyWords(itemType))}</span>
        <span className="fl-history__name" dir="auto">{name}</span>
      </th>
      <td role="cell" data-column="historyAmount" data-moved={moved ?? 'none'}>
        {money && <bdi>{priceText(money, locale)}</bdi>}
        {moved === 'paidBack' && <span className="fl-history__aside">{label('historyPaidBack')}</span>}
      </td>
      <td role="cell" data-column="historyStatus">{status !== 'UNKNOWN' && <span className="fl-history__status" data-status={status}>{label(status === 'FAILED' ? 'historyFailed' : 'historyStatusDone')}</span>}</td>
      <td role="cell" data-column="historyInvoice">
        {invoiceNumber !== undefined && <span><span className="fl-history__what">{label('historyInvoice')}</span> <bdi>{invoiceNumber}</bdi></span>}
        {item.pdf !== undefined && <Button variant="ghost" size="small" icon={download} loading={isBusy} loadingLabel={label('loading')} hiddenSuffix={invoiceNumber ?? item.pdf} onClick={onPdf}>{label('invoicePdf')}</Button>}
      </td>
    </tr>
  );
}

/** The first of the lines that came gets the focus when the button that fetched them left with the last. */
function useFocusOnNew(count: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const first = before.current;
    before.current = count;
    const { activeElement } = (body.current?.getRootNode() ?? document) as Document | ShadowRoot;
    if (count > first && (!activeElement || activeElement === document.body)) (body.current?.rows[first] as HTMLElement | undefined)?.focus();
  }, [count]);
  return body;
}
