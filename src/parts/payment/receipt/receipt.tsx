import { useId } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { Receipt as ReceiptFacts } from '../../../contracts/purchase/papers/receipt.ts';
import { paidBy } from '../../../rules/purchase/payment/paid-by.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import { receiptLines, type ReceiptLine } from '../../../rules/purchase/receipt-lines.ts';
import { formatLocale } from '../../../rules/wire/format-locale.ts';
import { createReceipt } from '../../../store/purchase/papers/receipt.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { InvoiceLink } from './invoice-link.tsx';
import sheet from './receipt.css';

/** What was paid for a licence and by what, its invoice, until when it is open and what is taken next. Nothing where the platform does not say. @param level of its heading, below the one above it @csspart receipt */
export function Receipt({ licenceId, level }: { licenceId: string; level: 'h2' | 'h3' }) {
  const { context } = useRuntime().store;
  const slice = useSlice(() => createReceipt(context, licenceId), [context, licenceId]);
  const read = useSignal(slice.value);
  return read.status === 'ready' ? <ReceiptSheet receipt={read.value} level={level} /> : null;
}

function ReceiptSheet({ receipt, level: Heading }: { receipt: ReceiptFacts; level: 'h2' | 'h3' }) {
  const label = useLabel();
  const titleId = useId();
  return (
    <section ref={useSheet(sheet)} className="fl-receipt" aria-labelledby={titleId} part="receipt">
      <Heading id={titleId} className="fl-receipt__title">{label('receipt')}</Heading>
      <p className="fl-receipt__name" dir="auto">{receipt.name}</p>
      <dl className="fl-receipt__lines">
        {receiptLines(receipt).map((line) => (
          <div key={line.nameKey} className="fl-receipt__line">
            <dt>{label(line.nameKey)}</dt>
            <dd><Said says={line.says} /></dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Said({ says }: { says: ReceiptLine['says'] }) {
  const label = useLabel();
  const { locale } = useLocale();
  const day = (at: number) => new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long' }).format(at);
  switch (says.kind) {
    case 'price': return <strong>{priceText(says.price, locale)}</strong>;
    case 'names': return <span dir="auto">{new Intl.ListFormat(formatLocale(locale)).format(says.names)}</span>;
    case 'words': return label(says.labelKey);
    case 'means': return <MeansName means={says.means} />;
    case 'invoice': return <InvoiceLink invoice={says.invoice} />;
    case 'day': return <time dateTime={new Date(says.at).toISOString()}>{day(says.at)}</time>;
    case 'payment': return label('receiptNextOn', { amount: priceText(says.price, locale), date: day(says.at) });
  }
}

/** What paid, by its name. */
function MeansName({ means }: { means: NonNullable<ReceiptFacts['means']> }) {
  const label = useLabel();
  const named = paidBy(means);
  if (named.kind === 'scheme') return <bdi>{named.name}</bdi>;
  return named.kind === 'card' ? label('cardEnding', { brand: named.brand, digits: named.digits }) : label(named.labelKey);
}
