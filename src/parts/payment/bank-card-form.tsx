import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { cardFieldWordKeys } from '../../contracts/purchase/card-fields/card-field.ts';
import { addressOfCardFields } from '../../contracts/purchase/card-fields/card-fields-address.ts';
import type { FieldFacts } from '../../contracts/purchase/card-fields/field-facts.ts';
import type { EnteredCard } from '../../contracts/purchase/payment.ts';
import { paymentError, type PaymentError } from '../../rules/purchase/payment/payment-error.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { lock } from '../../ui/icon/lock-icon.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { FailurePanel } from '../feedback/failure-panel.tsx';
import { useRetryWait } from '../feedback/use-retry-wait.ts';
import type { CardFields, CardFieldsMark } from './card-fields/card-fields.ts';
import { CardFieldsFrame, type CardFieldsStand } from './card-fields/card-fields-frame.tsx';
import { PayButton } from './pay-button.tsx';
import type { PaymentFormProps } from './payment-form-props.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { SandboxHint } from './sandbox-hint.tsx';
import sheet from './payment-form.css';

export interface BankCardFormProps extends PaymentFormProps {
  /** What the card's fields are drawn with; undefined where the platform did not say. */
  fields: FieldFacts | undefined;
  sandboxHint: boolean;
  onPay(card: EnteredCard): void;
  /** Asks the platform again what the fields are drawn with. */
  onAskAgain(): Promise<void>;
}

/** A new bank card, entered in the fields of its provider. What is typed is in their frame alone; the button here exchanges it for a token, and pays by that. */
export function BankCardForm({ fields, onAskAgain, ...props }: BankCardFormProps) {
  const address = addressOfCardFields(fields);
  return address === undefined ? <NoCardFields problem={props.problem} onAskAgain={onAskAgain} /> : <ProviderCardForm {...props} address={address} />;
}

function NoCardFields({ problem, onAskAgain }: Pick<BankCardFormProps, 'problem' | 'onAskAgain'>) {
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await onAskAgain();
    setAsking(false);
  };
  return (
    <>
      {problem && <PaymentProblem problem={problem} />}
      <FailurePanel failure={{ code: 'card-fields-unknown' }} labelKey="cardFieldsFailed" retrying={isAsking} onRetry={() => void ask()} />
    </>
  );
}

function ProviderCardForm({ action, isMandate, isPaying, problem, sandboxHint, refusal, address, onPay }: Omit<BankCardFormProps, 'fields' | 'onAskAgain'> & { address: string }) {
  const label = useLabel();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const fields = useRef<Pick<CardFields, 'submit' | 'mark'>>(null);
  const [stand, setStand] = useState<CardFieldsStand>('waiting');
  const { shown, isSending, send } = useSubmission(fields, problem, onPay);
  const wait = useRetryWait(shown);
  const isWaiting = wait !== undefined && wait.leftMs > 0;
  const isBusy = isPaying || isSending;
  useLayoutEffect(() => {
    if (!shown) return;
    fields.current?.mark(markOf(shown));
    if (!shown.field) summary.current?.focus();
  }, [shown]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !isWaiting && stand === 'ready') void send();
  };
  const reason = stand === 'ready' ? refusal : label(stand === 'lost' ? 'cardFieldsFailed' : 'loading');
  const adoptSheet = useSheet(sheet);
  return (
    <form ref={(node) => { form.current = node; adoptSheet(node); }} className="fl-pay__form" method="post" noValidate onSubmit={submit}>
      {shown && <PaymentProblem problem={shown} wait={wait} messageRef={summary} />}
      {sandboxHint && <SandboxHint />}
      <CardFieldsFrame
        address={address} isLocked={isBusy} fieldsRef={fields} onStand={setStand}
        onEnter={() => form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()}
      />
      {isMandate && <p className="fl-pay__mandate" part="mandate">{label('mandate')}</p>}
      <PayButton isPaying={isBusy} refusal={shown && (isWaiting || !shown.retryable) ? label(shown.labelKey) : reason}>{action}</PayButton>
      <p className="fl-pay__secure"><Icon path={lock} /><span>{label('paymentSecure')}</span></p>
    </form>
  );
}

/** The bank's message is shown above the fields; a field is marked only when it is the reason. */
function markOf({ field, labelKey }: PaymentError): CardFieldsMark {
  const word = labelKey === 'cardDeclined' ? undefined : cardFieldWordKeys.find((key) => key === labelKey);
  return { takesFocus: field !== undefined, ...(field ? { field, ...(word ? { word } : {}) } : {}) };
}

/** Exchanges the card, once at a time. The last that went wrong is shown: of the exchange, or of the payment. */
function useSubmission(fields: { current: Pick<CardFields, 'submit'> | null }, problem: PaymentError | undefined, onPay: (card: EnteredCard) => void) {
  const [isSending, setSending] = useState(false);
  const [own, setOwn] = useState<{ problem: PaymentError; before: PaymentError | undefined }>();
  const isOn = useRef(false);
  const send = async () => {
    if (isOn.current || !fields.current) return;
    isOn.current = true;
    setSending(true);
    const ended = await fields.current.submit();
    isOn.current = false;
    setSending(false);
    setOwn(ended.end === 'failed' ? { problem: paymentError(ended.failure), before: problem } : undefined);
    if (ended.end === 'token') onPay(ended.card);
  };
  return { shown: own && own.before === problem ? own.problem : problem, isSending, send };
}
