import { useLabel } from '../../../binding/use-label.ts';
import { PayerStep } from '../../../parts/payment/payer/payer-step.tsx';
import type { ConfirmState } from '../../../store/purchase/checkout-state.ts';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { isWallet, schemeName } from '../../../rules/purchase/payment/payment-means.ts';

export interface ConfirmPaymentProps {
  state: ConfirmState;
  moved: { current: boolean };
  onCheck(): Promise<void>;
  onGiveUp(): void;
}

/** A payment that its payer confirms at a bank or in a wallet, or that a bank works on. */
export function ConfirmPayment({ state, moved, onCheck, onGiveUp }: ConfirmPaymentProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  const { action, asked: { methodType }, problem, isGivingUp } = state;
  const wallet = isWallet(methodType) ? schemeName(methodType) : undefined;
  const lead = wallet ? label('walletLead', { name: wallet }) : label('confirmPaymentLead');
  return (
    <div className="fl-checkout__stack fl-checkout__stack--narrow">
      <header className="fl-checkout__header">
        <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label(action ? 'confirmPayment' : 'paymentPending')}</h2>
        <p className="fl-checkout__lead" role={action ? undefined : 'status'}>{action ? lead : label('paymentPendingLead')}</p>
      </header>
      <PayerStep action={action} words={wallet && label('walletOpen', { name: wallet })} problem={problem} isGivingUp={isGivingUp} onCheck={onCheck} onGiveUp={onGiveUp} />
    </div>
  );
}
