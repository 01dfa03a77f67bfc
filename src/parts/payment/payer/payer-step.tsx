import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { PaymentAction } from '../../../contracts/purchase/payment.ts';
import type { PaymentError } from '../../../rules/purchase/payment/payment-error.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/button/link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { PaymentProblem } from '../payment-problem.tsx';
import { useRepeatedCheck } from '../use-repeated-check.ts';
import sheet from './payer-step.css';

export interface PayerStepProps {
  /** Where the payer confirms it; absent while a bank works on it. */
  action: Pick<PaymentAction, 'url'> | undefined;
  /** The words of that way. */
  words: string;
  problem?: PaymentError | undefined;
  isGivingUp: boolean;
  /** What giving up is called here. */
  giveUpKey?: LabelKey;
  onCheck(): Promise<void>;
  onGiveUp(): void;
}

/** The way to the page where a payment is confirmed. It asks by itself how that ended. */
export function PayerStep({ action, words, problem, isGivingUp, giveUpKey = 'payAnotherWay', onCheck, onGiveUp }: PayerStepProps) {
  const label = useLabel();
  const [isAsked, setAsked] = useState(false);
  useRepeatedCheck(onCheck);
  const check = () => {
    setAsked(true);
    void onCheck().finally(() => setAsked(false));
  };
  return (
    <div ref={useSheet(sheet)} className="fl-payer">
      {problem && <PaymentProblem problem={problem} />}
      {action && <Link href={action.url} variant="primary" size="large" part="confirm" opensWindow>{words}</Link>}
      <p className="fl-payer__waiting" role="status"><Spinner /><span>{label('paymentChecking')}</span></p>
      <div className="fl-payer__ways">
        <Button variant="secondary" loading={isAsked} loadingLabel={label('paymentChecking')} onClick={check} part="check">{label('checkAgain')}</Button>
        {action && <Button variant="ghost" loading={isGivingUp} loadingLabel={label('loading')} onClick={onGiveUp} part="give-up">{label(giveUpKey)}</Button>}
      </div>
    </div>
  );
}
