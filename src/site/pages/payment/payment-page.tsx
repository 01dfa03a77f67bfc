import { useLabel } from '../../../binding/use-label.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { createOwnPayment } from '../../../store/purchase/payment-return.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import { GrownUpsOnly } from '../states/grown-ups-only.tsx';
import { PaymentOutcome, type PaymentOutcomeProps } from './payment-outcome.tsx';
import { ReturnedPayment } from './returned-payment.tsx';
import sheet from '../pages.css';

const leads: PaymentOutcomeProps['leads'] = { paid: 'paymentKeptLead', pending: 'paymentPendingLead', unfinished: 'paymentUnfinishedLead', unknown: 'paymentReturnUnknownLead' };
const onward: PaymentOutcomeProps['onward'] = { to: { name: 'account', hash: '#payments' }, labelKey: 'toHistory' };

/** One payment of the member, and what is left to do about it. @source spec 2 §2 "payment | /payment/{id}"; chosen: what it shows */
export function PaymentPage(props: PageProps) {
  const label = useLabel();
  const { match } = props.location;
  const adopt = useSheet(sheet);
  if (match?.name !== 'payment') return null;
  return (
    <ReturnedPayment {...props}>
      <div ref={adopt} className="fl-page">
        <h1 className="fl-page__hidden-title">{label('paymentReturnTitle')}</h1>
        <GrownUpsOnly {...props}><OwnPayment {...props} id={match.params.id} /></GrownUpsOnly>
      </div>
    </ReturnedPayment>
  );
}

function OwnPayment({ runtime: { store: { context } }, id }: PageProps & { id: string }) {
  const slice = useSlice(() => createOwnPayment(context, id), [context, id]);
  return <PaymentOutcome slice={slice} leads={leads} onward={onward} />;
}
