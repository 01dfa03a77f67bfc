import { PayerStep } from '../../../parts/payment/payer/payer-step.tsx';
import { usePayerLabel } from '../../../parts/payment/payer/use-payer-label.ts';
import type { ConfirmState } from '../../../store/purchase/checkout-state.ts';
import { PaymentOpen } from './payment-open.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';

export interface ConfirmPaymentProps {
  state: ConfirmState;
  moved: { current: boolean };
  onCheck(): Promise<void>;
  onGiveUp(): void;
}

/** A payment that its payer confirms at a bank, in a wallet or at the issuer of a card, or that one of them works on. */
export function ConfirmPayment({ state, moved, onCheck, onGiveUp }: ConfirmPaymentProps) {
  const title = useMovedFocus(moved);
  const { action, asked: { methodType }, problem, isGivingUp } = state;
  const say = usePayerLabel(methodType);
  return (
    <div className="fl-checkout__stack fl-checkout__stack--narrow">
      <header className="fl-checkout__header">
        <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{say(action ? 'confirmPayment' : 'paymentPending')}</h2>
        <p className="fl-checkout__lead" role={action ? undefined : 'status'}>{say(action ? 'confirmPaymentLead' : 'paymentPendingLead')}</p>
      </header>
      <PaymentOpen state={state} />
      <PayerStep action={action} words={say('openBankPage')} problem={problem} isGivingUp={isGivingUp} onCheck={onCheck} onGiveUp={onGiveUp} />
    </div>
  );
}
