import { useLabel } from '../../../binding/use-label.ts';
import type { CheckoutState } from '../../../store/purchase/checkout-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { PaymentProblem } from '../../../parts/payment/payment-problem.tsx';

export interface PaymentUnknownProps {
  state: Extract<CheckoutState, { step: 'unknown' }>;
  moved: { current: boolean };
  onCheck(): void;
}

/** Sent without an answer: neither success nor failure is claimed, nothing else is offered, and a button checks. */
export function PaymentUnknown({ state, moved, onCheck }: PaymentUnknownProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  return (
    <div className="fl-checkout__stack fl-checkout__stack--narrow">
      <header className="fl-checkout__header">
        <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label('paymentUnknown')}</h2>
        <p className="fl-checkout__lead">{label('paymentUnknownLead')}</p>
      </header>
      {state.problem && <PaymentProblem problem={state.problem} />}
      <Button variant="primary" size="large" wide loading={state.isChecking} loadingLabel={label('paymentChecking')} onClick={onCheck} part="check">
        {label('checkAgain')}
      </Button>
    </div>
  );
}
