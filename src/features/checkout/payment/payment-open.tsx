import { useLabel } from '../../../binding/use-label.ts';
import type { ConfirmState } from '../../../store/purchase/checkout-state.ts';
import { Message } from '../../../ui/feedback/message.tsx';

/** A payment that was begun before, and why nothing else is offered first. Nothing where its viewer has just begun it, or can no longer stop it. */
export function PaymentOpen({ state: { isResumed, action, licence } }: { state: ConfirmState }) {
  const label = useLabel();
  if (!isResumed || !action) return null;
  return <Message title={label('paymentOpen')} part="open-payment">{label('paymentOpenLead', { licence: licence.name })}</Message>;
}
