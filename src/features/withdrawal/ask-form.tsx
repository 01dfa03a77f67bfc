import { useRef, useState, type FormEvent } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { signInProblems } from '../../rules/identity/sign-in-problems.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { WithdrawalState } from '../../store/purchase/papers/withdrawal.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { TextField } from '../../ui/field/text-field.tsx';

export interface AskFormProps {
  state: Extract<WithdrawalState, { kind: 'form' }>;
  onAsk(invoice: string, email: string): void;
}

/** What the buyer knows without signing in: the invoice's number and the e-mail. */
export function AskForm({ state, onAsk }: AskFormProps) {
  const label = useLabel();
  const { realm } = useRuntime().store.context.settings;
  const [invoice, setInvoice] = useState('');
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<{ invoice?: LabelKey; email?: LabelKey }>({});
  const fields = { invoice: useRef<HTMLInputElement>(null), email: useRef<HTMLInputElement>(null) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.isBusy) return;
    // The password does not count here: any stands for one.
    const { id } = signInProblems({ id: email, secret: '-' });
    const found = { ...(invoice.trim() === '' ? { invoice: 'withdrawInvoiceMissing' as const } : {}), ...(id ? { email: id } : {}) };
    setWrong(found);
    if (found.invoice) fields.invoice.current?.focus();
    else if (found.email) fields.email.current?.focus();
    else onAsk(invoice.trim(), email.trim());
  };
  return (
    <form className="fl-withdrawal__form" noValidate onSubmit={submit}>
      <p className="fl-withdrawal__lead">{label(state.hasNone ? 'withdrawNone' : 'withdrawLead')}</p>
      <TextField
        label={label('withdrawInvoice')} hint={label('withdrawInvoiceHint', { example: `${realm.toUpperCase()}-000012` })} name="invoice" autoComplete="off" required dir="ltr" maxLength={60}
        value={invoice} onValue={setInvoice} inputRef={fields.invoice} error={wrong.invoice && label(wrong.invoice)}
      />
      <TextField
        label={label('email')} type="email" name="email" autoComplete="email" inputMode="email" enterKeyHint="send" required dir="ltr" maxLength={254}
        value={email} onValue={setEmail} inputRef={fields.email} error={wrong.email && label(wrong.email)}
      />
      {state.problem && <Message tone="alert">{label(state.problem)}</Message>}
      <div><Button type="submit" variant="primary" size="large" loading={state.isBusy ?? false} loadingLabel={label('loading')}>{label('withdrawNext')}</Button></div>
    </form>
  );
}
