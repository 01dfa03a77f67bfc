import { useLabel } from '../../../binding/use-label.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { isUnconfirmed } from '../../../rules/purchase/subscription/is-current.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { useSubscriptionWords } from './use-subscription-words.ts';

/** What the viewer has to do so that a subscription goes on. @source spec 2 §4 "Pending actions seen: CONFIRMED_PAYMENT_REQUIRED, REFRESH_PAYMENT_DETAILS", §2 "payment authorization", "payment update", "payment" */
export function PendingBanners({ held: { licenceId, name, status } }: { held: HeldLicence }) {
  const label = useLabel();
  const { date } = useSubscriptionWords();
  const dueOf = (action: string) => status.subscriptionPendingActions.find((pending) => pending.action === action);
  const confirm = dueOf('CONFIRMED_PAYMENT_REQUIRED');
  const refresh = dueOf('REFRESH_PAYMENT_DETAILS');
  const purchaseId = isUnconfirmed(status) ? status.licencePayment?.purchaseId : undefined;
  const isManaged = status.licencePayment?.paymentProviderInfo?.managed;
  return (
    <>
      {purchaseId !== undefined && (
        <div className="fl-subscription__banner">
          <Message>{label('subscriptionUnconfirmedLead', { licence: name })}</Message>
          <NavLink to={{ name: 'payment', params: { id: purchaseId } }} variant="primary">{label('subscriptionUnconfirmedDo')}</NavLink>
        </div>
      )}
      {confirm && (
        <div className="fl-subscription__banner">
          <Message>{confirm.actionDueBy === undefined ? label('subscriptionConfirmPayment') : label('subscriptionConfirmPaymentUntil', { date: date(confirm.actionDueBy) })}</Message>
          <NavLink to={{ name: 'payment-authorization', query: { selectedLicence: licenceId } }} variant="primary">{label('subscriptionConfirmPaymentDo')}</NavLink>
        </div>
      )}
      {refresh && (
        <div className="fl-subscription__banner">
          <Message>{refresh.actionDueBy === undefined ? label('subscriptionRefreshCard') : label('subscriptionRefreshCardUntil', { date: date(refresh.actionDueBy) })}</Message>
          <NavLink to={{ name: 'payment-update', params: { licenceId } }} variant="primary">{label('subscriptionRefreshCardDo')}</NavLink>
        </div>
      )}
      {isManaged && <p className="fl-account__note">{label('subscriptionManaged')}</p>}
    </>
  );
}
