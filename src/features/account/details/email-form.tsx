import { useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { AccountDetails } from '../../../contracts/identity/account/account-details.ts';
import { cleanEmail, isEmail } from '../../../rules/identity/form/clean-text.ts';
import type { Details } from '../../../store/identity/account/account-details.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Said } from '../section-frame.tsx';

type Wrong = Partial<Record<'email' | 'current' | 'form', string>>;

/** The e-mail that signs in, and a new one: used once the link in its mail is pressed. */
export function EmailForm({ part, account: { contactEmail, pendingEmail, hasPassword } }: { part: Details; account: AccountDetails }) {
  const label = useLabel();
  const isBusy = useSignal(part.isBusy);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState({ email: '', current: '' });
  const [wrong, setWrong] = useState<Wrong>({});
  const close = () => {
    setOpen(false);
    setWrong({});
    setTyped({ email: '', current: '' });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const found = await problemsOf();
    setWrong(found);
    const first = found.email ? 'new-email' : found.current ? 'current-password' : undefined;
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    if (Object.keys(found).length === 0) close();
  };
  const problemsOf = async (): Promise<Wrong> => {
    const early = {
      ...(isEmail(cleanEmail(typed.email)) ? {} : { email: label('pleaseProvideValidEmail') }),
      ...(hasPassword && typed.current === '' ? { current: label('pleaseProvideYourPassword') } : {}),
    };
    if (Object.keys(early).length > 0) return early;
    const refused = await part.askEmail({ email: cleanEmail(typed.email), ...(hasPassword ? { current: typed.current } : {}) });
    if (!refused) return {};
    return { [refused.field === 'email' || refused.field === 'current' ? refused.field : 'form']: label(refused.labelKey) };
  };
  return (
    <div className="fl-account__card">
      <div className="fl-account__line">
        <span className="fl-account__words">
          <span className="fl-account__note">{label('accountEmail')}</span>
          <strong><bdi>{contactEmail}</bdi></strong>
        </span>
        {!isOpen && <Button size="small" onClick={() => setOpen(true)} hiddenSuffix={label('accountEmail')}>{label('accountChange')}</Button>}
      </div>
      {pendingEmail && <Message>{label('accountEmailPending', { email: pendingEmail })}</Message>}
      {isOpen && (
        <form className="fl-account__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
          <p className="fl-account__note">{label('accountEmailLead')}</p>
          {wrong.form && <Said problem={wrong.form} />}
          <TextField label={label('accountEmailNew')} type="email" name="new-email" autoComplete="email" inputMode="email" dir="ltr" required value={typed.email} onValue={(email) => setTyped({ ...typed, email })} error={wrong.email} />
          {hasPassword && (
            <TextField
              label={label('accountCurrentPassword')} type="password" name="current-password" autoComplete="current-password" required revealLabel={label('showPassword')}
              value={typed.current} onValue={(current) => setTyped({ ...typed, current })} error={wrong.current}
            />
          )}
          <div className="fl-account__buttons">
            <Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{label('accountEmailChange')}</Button>
            <Button variant="ghost" onClick={close}>{label('cancelChange')}</Button>
          </div>
        </form>
      )}
    </div>
  );
}
