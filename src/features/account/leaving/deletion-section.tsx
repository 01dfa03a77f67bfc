import { useRef, useState, type FormEvent } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { AccountDetails } from '../../../contracts/identity/account/account-details.ts';
import { createDetails } from '../../../store/identity/account/account-details.ts';
import { createLeaving } from '../../../store/identity/account/leaving.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Loaded, Said, SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';

const losses = ['accountDeleteLoses1', 'accountDeleteLoses2', 'accountDeleteLoses3'] as const;

/** The way out: what is lost, and the proof that it is wanted. */
export function DeletionSection({ onDeleted }: SectionProps) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const part = useSlice(() => createDetails(context), [context]);
  return (
    <SectionFrame titleKey="accountDelete" leadKey="accountDeleteLead">
      <ul className="fl-account__losses">{losses.map((key) => <li key={key}>{label(key)}</li>)}</ul>
      <p className="fl-account__note">{label('accountDeleteGrace')}</p>
      <Loaded part={part}>{(account) => <DeletionForm account={account} onDeleted={onDeleted} />}</Loaded>
    </SectionFrame>
  );
}

function DeletionForm({ account: { contactEmail, hasPassword }, onDeleted }: { account: AccountDetails } & Pick<SectionProps, 'onDeleted'>) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const [proof, setProof] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ text: string; isField: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (text: string, isField: boolean) => {
    setWrong({ text, isField });
    if (isField) field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (proof.trim() === '') return refuse(label(hasPassword ? 'pleaseProvideYourPassword' : 'pleaseProvideYourEmail'), true);
    setBusy(true);
    const answer = await createLeaving(context).leave(proof);
    setBusy(false);
    if ('done' in answer) return onDeleted(answer.done);
    const isField = answer.problem.field === 'current';
    refuse(label(isField && !hasPassword ? 'pleaseProvideValidEmail' : answer.problem.labelKey), isField);
  };
  return (
    <form className="fl-account__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {wrong && !wrong.isField && <Said problem={wrong.text} />}
      <TextField
        label={hasPassword ? label('accountCurrentPassword') : label('accountConfirmEmailTyped', { email: contactEmail })} type={hasPassword ? 'password' : 'email'} name="proof"
        autoComplete={hasPassword ? 'current-password' : 'off'} required revealLabel={hasPassword ? label('showPassword') : undefined} inputRef={field}
        value={proof} onValue={setProof} error={wrong?.isField ? wrong.text : undefined}
      />
      <div className="fl-account__buttons fl-account__buttons--grave"><Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{label('accountDeleteYes')}</Button></div>
    </form>
  );
}
