import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { priceText } from '../../../rules/purchase/price-text.ts';
import { createOpenPayments } from '../../../store/purchase/papers/open-payments.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from './history.css';

/** Payments that are not over, each with the way to where it is gone on with. @source chosen: above the history, which has what is over */
export function OpenPayments() {
  const label = useLabel();
  const { locale } = useLocale();
  const { context } = useRuntime().store;
  const slice = useSlice(() => createOpenPayments(context), [context]);
  const payments = useSignal(slice.value);
  const adopt = useSheet(sheet);
  if (payments.length === 0) return null;
  return (
    <ul ref={adopt} className="fl-history-open" aria-label={label('subscriptionUnconfirmed')}>
      {payments.map(({ attemptId, licenceName, ...price }) => (
        <li key={attemptId} className="fl-history-open__one">
          <span className="fl-history-open__words">
            <strong dir="auto">{licenceName}</strong>{price.amount > 0 && ` · ${priceText(price, locale)}`}
            <span className="fl-history-open__aside">{label('subscriptionUnconfirmed')}</span>
          </span>
          <NavLink to={{ name: 'payment', params: { id: attemptId } }} variant="secondary">{label('subscriptionUnconfirmedDo')}<VisuallyHidden>: {licenceName}</VisuallyHidden></NavLink>
        </li>
      ))}
    </ul>
  );
}
