import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { ConfirmState } from '../../../store/purchase/checkout-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/button/link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { PaymentProblem } from '../../../parts/payment/payment-problem.tsx';
import { useRepeatedCheck } from '../../../parts/payment/use-repeated-check.ts';
import { isWallet, schemeName } from '../../../rules/purchase/payment/payment-means.ts';
import sheet from './payment.css';

export interface ConfirmPaymentProps {
  state: ConfirmState;
  moved: { current: boolean };
  onCheck(): Promise<void>;
  onGiveUp(): void;
}

/** A payment that its payer confirms at a bank or in a wallet, or that a bank works on. It asks by itself how that ended. */
export function ConfirmPayment({ state, moved, onCheck, onGiveUp }: ConfirmPaymentProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  const [isAsked, setAsked] = useState(false);
  useRepeatedCheck(onCheck);
  const check = () => {
    setAsked(true);
    void onCheck().finally(() => setAsked(false));
  };
  const { action, asked: { methodType }, problem, isGivingUp } = state;
  const wallet = isWallet(methodType) ? schemeName(methodType) : undefined;
  const lead = wallet ? label('walletLead', { name: wallet }) : label('confirmPaymentLead');
  return (
    <div ref={useSheet(sheet)} className="fl-checkout__stack fl-checkout__stack--narrow">
      <header className="fl-checkout__header">
        <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label(action ? 'confirmPayment' : 'paymentPending')}</h2>
        <p className="fl-checkout__lead">{action ? lead : label('paymentPendingLead')}</p>
      </header>
      {problem && <PaymentProblem problem={problem} />}
      {action && <Link href={action.url} variant="primary" size="large" part="confirm" opensWindow>{wallet ? label('walletOpen', { name: wallet }) : label('openBankPage')}</Link>}
      <p className="fl-payment__waiting" role="status"><Spinner /><span>{label('paymentChecking')}</span></p>
      <div className="fl-payment__ways">
        <Button variant="secondary" loading={isAsked} loadingLabel={label('paymentChecking')} onClick={check} part="check">{label('checkAgain')}</Button>
        {action && <Button variant="ghost" loading={isGivingUp} loadingLabel={label('loading')} onClick={onGiveUp} part="give-up">{label('payAnotherWay')}</Button>}
      </div>
    </div>
  );
}
