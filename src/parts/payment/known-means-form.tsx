import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { useRetryWait } from '../feedback/use-retry-wait.ts';
import { PayButton } from './pay-button.tsx';
import type { PaymentFormProps } from './payment-form-props.ts';
import { PaymentProblem } from './payment-problem.tsx';
import sheet from './payment-form.css';

export interface KnownMeansFormProps extends PaymentFormProps {
  /** What happens after the button. */
  note?: string | undefined;
  /** The last digits of the kept card that pays. */
  cardDigits?: string | undefined;
  onPay(): void;
}

/** Pays by what is known already, or by nothing: nothing is typed. */
export function KnownMeansForm({ action, isMandate, isPaying, note, cardDigits, problem, refusal, onPay }: KnownMeansFormProps) {
  const label = useLabel();
  const summary = useRef<HTMLDivElement>(null);
  const wait = useRetryWait(problem);
  const isWaiting = wait !== undefined && wait.leftMs > 0;
  useLayoutEffect(() => {
    if (problem) summary.current?.focus();
  }, [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPaying && !isWaiting) onPay();
  };
  return (
    <form ref={useSheet(sheet)} className="fl-pay__form" method="post" onSubmit={submit}>
      {problem && <PaymentProblem problem={problem} wait={wait} messageRef={summary} />}
      {note && <p className="fl-pay__note">{note}</p>}
      {isMandate && <p className="fl-pay__mandate" part="mandate">{label('mandate')}</p>}
      <PayButton isPaying={isPaying} cardDigits={cardDigits} refusal={problem && (isWaiting || !problem.retryable) ? label(problem.labelKey) : refusal}>{action}</PayButton>
    </form>
  );
}
