import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { CodePanel } from '../../../parts/payment/code/code-panel.tsx';
import { PaymentProblem } from '../../../parts/payment/payment-problem.tsx';
import { SandboxCode } from '../../../parts/payment/code/sandbox-code.tsx';
import { useRepeatedCheck } from '../../../parts/payment/use-repeated-check.ts';
import { schemeName } from '../../../rules/purchase/payment/payment-means.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { PaymentOpen } from './payment-open.tsx';
import type { ConfirmPaymentProps } from './confirm-payment.tsx';
import sheet from './payment.css';

export interface PayByCodeProps extends ConfirmPaymentProps {
  code: string;
  sandboxHint: boolean;
}

/** A payment that an app makes by a code. It asks by itself how that ended. */
export function PayByCode({ state, code, sandboxHint, moved, onCheck, onGiveUp }: PayByCodeProps) {
  const label = useLabel();
  const { action, asked, problem, isGivingUp } = state;
  const title = useMovedFocus(moved);
  const [isAsked, setAsked] = useState(false);
  useRepeatedCheck(onCheck);
  const check = () => {
    setAsked(true);
    void onCheck().finally(() => setAsked(false));
  };
  return (
    <div ref={useSheet(sheet)} className="fl-checkout__stack">
      <header className="fl-checkout__header fl-checkout__stack--narrow">
        <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label('codePay', { name: schemeName(asked.methodType) ?? '' })}</h2>
        <p className="fl-checkout__lead">{label('codePayLead')}</p>
      </header>
      <PaymentOpen state={state} />
      {problem && <PaymentProblem problem={problem} />}
      {action && <CodePanel action={{ ...action, code }} price={asked} onOver={() => void onCheck()} />}
      <p className="fl-payment__waiting" role="status"><Spinner /><span>{label('codeWaiting')}</span></p>
      <div className="fl-payment__ways">
        <Button variant="secondary" loading={isAsked} loadingLabel={label('paymentChecking')} onClick={check} part="check">{label('checkAgain')}</Button>
        <Button variant="ghost" loading={isGivingUp} loadingLabel={label('loading')} onClick={onGiveUp} part="give-up">{label('payAnotherWay')}</Button>
      </div>
      {sandboxHint && action && <SandboxCode url={action.url} />}
    </div>
  );
}
