import { useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { StrengthMeter } from '../../../parts/form/strength-meter.tsx';
import type { AccountOutcome } from '../../../store/identity/account/account-part.ts';
import type { PasswordWish } from '../../../store/identity/account/account-details.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import formSheet from '../../../parts/form/form-fields.css';
import { useSheet } from '../../../ui/use-sheet.ts';
import { Said } from '../section-frame.tsx';

export interface PasswordFormProps {
  /** Whose password it is, as password managers know them. */
  userName: string;
  /** What a good password does not hold. */
  own: string[];
  passwordMinLength: number;
  isBusy: boolean;
  onChange(wish: PasswordWish): Promise<AccountOutcome>;
}

const empty = { current: '', secret: '' };

/** A new password, by the one that it has. @source spec 3 §4 "Password change", §5 "invalidCurrentCredentials" */
export function PasswordForm({ userName, own, passwordMinLength, isBusy, onChange }: PasswordFormProps) {
  const label = useLabel();
  const [typed, setTyped] = useState(empty);
  const [wrong, setWrong] = useState<Partial<Record<'current' | 'secret' | 'form', string>>>({});
  const [isDone, setDone] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setDone(false);
    const found = await problemsOf();
    setWrong(found);
    const first = (['current', 'secret'] as const).find((field) => found[field]);
    if (first) form.querySelector<HTMLInputElement>(`[name="${first === 'current' ? 'current-password' : 'new-password'}"]`)?.focus();
    if (Object.keys(found).length > 0) return;
    setTyped(empty);
    setDone(true);
  };
  const problemsOf = async (): Promise<typeof wrong> => {
    const early = {
      ...(typed.current === '' ? { current: label('pleaseProvideYourPassword') } : {}),
      ...([...typed.secret].length < passwordMinLength ? { secret: label('passwordTooShort', { count: passwordMinLength }) } : {}),
    };
    if (Object.keys(early).length > 0) return early;
    const refused = await onChange(typed);
    if (!refused) return {};
    return { [refused.field === 'current' || refused.field === 'secret' ? refused.field : 'form']: label(refused.labelKey) };
  };
  return (
    <form ref={useSheet(formSheet)} className="fl-account__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {wrong.form && <Said problem={wrong.form} />}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <TextField
        label={label('accountCurrentPassword')} type="password" name="current-password" autoComplete="current-password" required revealLabel={label('showPassword')}
        value={typed.current} onValue={(current) => setTyped({ ...typed, current })} error={wrong.current}
      />
      <TextField
        label={label('newPassword')} type="password" name="new-password" autoComplete="new-password" required revealLabel={label('showPassword')} hint={label('passwordHint', { count: passwordMinLength })}
        value={typed.secret} onValue={(secret) => setTyped({ ...typed, secret })} error={wrong.secret}
      />
      <StrengthMeter secret={typed.secret} own={own} />
      <div className="fl-account__buttons">
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{label('accountChangePassword')}</Button>
      </div>
      <Said done={isDone ? label('accountPasswordChanged') : undefined} />
    </form>
  );
}
