import type { FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { PaymentError } from '../../../rules/purchase/payment-error.ts';
import { PayButton } from './pay-button.tsx';
import { PaymentProblem } from './payment-problem.tsx';

export interface FreeOrderProps {
  isPaying: boolean;
  problem?: PaymentError;
  /** Why it cannot be had at this moment. */
  refusal?: string | undefined;
  onPay(): void;
}

/** An order whose total is 0 needs no card. @source spec 2 §4 "a free licence … can be purchased" */
export function FreeOrder({ isPaying, problem, refusal, onPay }: FreeOrderProps) {
  const label = useLabel();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPaying) onPay();
  };
  return (
    <form className="fl-payment__form" method="post" onSubmit={submit}>
      {problem && <PaymentProblem problem={problem} />}
      <PayButton isPaying={isPaying} refusal={problem && !problem.retryable ? label(problem.labelKey) : refusal}>{label('getForFree')}</PayButton>
    </form>
  );
}
