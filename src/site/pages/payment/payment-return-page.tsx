import { useLabel } from '../../../binding/use-label.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { paymentReturnOf } from '../../../routing/payment-return-of.ts';
import { createPaymentReturn } from '../../../store/purchase/payment-return.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import { PaymentOutcome, type PaymentOutcomeProps } from './payment-outcome.tsx';
import sheet from '../pages.css';

const leads: PaymentOutcomeProps['leads'] = {
  paid: 'paymentReturnPaidLead', pending: 'paymentPendingLead', unfinished: 'paymentReturnNotPaidLead', 'not-paid': 'paymentReturnNotPaidLead', unknown: 'paymentReturnUnknownLead',
};
const onward: PaymentOutcomeProps['onward'] = { to: { name: 'purchase' }, labelKey: 'seePlans' };

/**
 * Where the page of a bank or of a card's issuer returns to, in the window that it had. It believes nothing that its address says: the platform
 * is asked.
 *
 * @source spec 2 §2 "pay (provider return)"
 */
export function PaymentReturnPage({ runtime, location }: PageProps) {
  const label = useLabel();
  const { context } = runtime.store;
  const { reference, redirectResult, intent, posted } = paymentReturnOf(location.query);
  const slice = useSlice(() => createPaymentReturn(context, { reference, redirectResult, intent, posted }), [context, reference, redirectResult, intent, posted]);
  return (
    <div ref={useSheet(sheet)} className="fl-page">
      <h1 className="fl-page__hidden-title">{label('paymentReturnTitle')}</h1>
      <PaymentOutcome slice={slice} leads={leads} onward={onward} />
    </div>
  );
}
