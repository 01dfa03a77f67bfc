import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import type { BankCardDetails } from '../../contracts/purchase/payment.ts';
import { bankCardFieldOrder, bankCardOf, bankCardProblems, type BankCardField, type BankCardFields } from '../../rules/purchase/bank-card/bank-card-problems.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { lock } from '../../ui/icon/lock-icon.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { useRetryWait } from '../feedback/use-retry-wait.ts';
import { BankCardInputs } from './bank-card-inputs.tsx';
import { PayButton } from './pay-button.tsx';
import type { PaymentFormProps } from './payment-form-props.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { SandboxHint } from './sandbox-hint.tsx';
import sheet from './payment-form.css';

export interface BankCardFormProps extends PaymentFormProps {
  sandboxHint: boolean;
  onPay(card: BankCardDetails): void;
}

const empty: BankCardFields = { cardHolder: '', number: '', expiry: '', cvc: '' };

/** The bank card. Its data is kept in these fields alone; the security code is cleared after every attempt. */
export function BankCardForm({ action, isMandate, isPaying, problem, sandboxHint, refusal, onPay }: BankCardFormProps) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const [fields, setFields] = useState(empty);
  const [wrong, setWrong] = useState<Partial<Record<BankCardField, LabelKey>>>({});
  const { inputs, summary, focus } = useBankCardFocus();
  const wait = useRetryWait(problem);
  const isWaiting = wait !== undefined && wait.leftMs > 0;
  useLayoutEffect(() => {
    if (!problem) return;
    setFields((held) => ({ ...held, cvc: '' }));
    // The bank's message is shown above the fields; a field is marked only when it is the reason.
    setWrong(problem.field && problem.labelKey !== 'cardDeclined' ? { [problem.field]: problem.labelKey } : {});
    focus(problem.field ?? 'summary');
  }, [problem]);
  const change = (field: BankCardField, value: string) => {
    setFields((held) => ({ ...held, [field]: value }));
    setWrong(({ [field]: _, ...rest }) => rest);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPaying || isWaiting) return;
    const problems = bankCardProblems(fields, context.now());
    setWrong(problems);
    const first = bankCardFieldOrder.find((field) => problems[field]);
    if (first) focus(first);
    else onPay(bankCardOf(fields));
  };
  return (
    <form ref={useSheet(sheet)} className="fl-pay__form" method="post" noValidate onSubmit={submit}>
      {problem && <PaymentProblem problem={problem} wait={wait} messageRef={summary} />}
      {sandboxHint && <SandboxHint />}
      <BankCardInputs fields={fields} wrong={wrong} inputs={inputs} isLocked={isPaying} onChange={change} />
      {isMandate && <p className="fl-pay__mandate" part="mandate">{label('mandate')}</p>}
      <PayButton isPaying={isPaying} refusal={problem && (isWaiting || !problem.retryable) ? label(problem.labelKey) : refusal}>{action}</PayButton>
      <p className="fl-pay__secure"><Icon path={lock} /><span>{label('paymentSecure')}</span></p>
    </form>
  );
}

/** Moves the focus to what is wrong. */
function useBankCardFocus() {
  const inputs = useRef<Partial<Record<BankCardField, HTMLInputElement | null>>>({});
  const summary = useRef<HTMLDivElement>(null);
  const focus = (place: BankCardField | 'summary') => {
    if (place === 'summary') summary.current?.focus();
    else inputs.current[place]?.focus();
  };
  return { inputs, summary, focus };
}
