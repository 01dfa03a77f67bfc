import { useLabel } from '../../binding/use-label.ts';
import { PayerStep } from '../../parts/payment/payer/payer-step.tsx';
import type { PaymentAction } from '../../contracts/purchase/payment.ts';
import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';
import { useHandedFocus } from '../../ui/use-handed-focus.ts';
import { useMovedFocus } from '../../ui/use-moved-focus.ts';

export interface ConfirmCardProps {
  state: { action: Pick<PaymentAction, 'url'>; isGivingUp: boolean; problem?: PaymentError | undefined };
  moved: { current: boolean };
  onCheck(): Promise<void>;
  onGiveUp(): void;
}

/** The card's issuer asks for its holder, on a page of its own. */
export function ConfirmCard({ state: { action, isGivingUp, problem }, moved, onCheck, onGiveUp }: ConfirmCardProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  const step = useHandedFocus<HTMLDivElement>(moved);
  return (
    <div ref={step} className="fl-licence-payment__confirm">
      <h2 ref={title} tabIndex={-1} className="fl-licence-payment__step">{label('confirmPayment')}</h2>
      <p className="fl-licence-payment__lead">{label('issuerLead')}</p>
      <PayerStep action={action} words={label('issuerOpen')} problem={problem} isGivingUp={isGivingUp} giveUpKey="subscriptionLeaveAsIs" onCheck={onCheck} onGiveUp={onGiveUp} />
    </div>
  );
}
