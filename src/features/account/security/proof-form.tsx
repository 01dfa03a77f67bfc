import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import formSheet from '../../../parts/form/form-fields.css';
import { proveOwner } from '../../../store/identity/account/owner-proof.ts';
import type { SessionControl } from '../../../store/identity/sign-in.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';

/** Asks for the account's password before a way to sign in is added. @param onProven the viewer presses again: a browser makes a passkey and opens a window after a press alone */
export function ProofForm({ control, onProven }: { control: Pick<SessionControl, 'ask'>; onProven(): void }) {
  const label = useLabel();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const refused = password === '' ? { labelKey: 'pleaseProvideYourPassword' as const } : await proveOwner(control, password);
    setBusy(false);
    if (!refused) return onProven();
    setWrong(label(refused.labelKey));
    field.current?.focus();
  };
  return (
    <form ref={useSheet(formSheet)} className="fl-account__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        inputRef={field} label={label('accountCurrentPassword')} hint={label('wayInNeedsProof')} type="password" name="current-password" autoComplete="current-password" required
        revealLabel={label('showPassword')} value={password} onValue={setPassword} error={wrong}
      />
      <div className="fl-account__buttons"><Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{label('wayInProve')}</Button></div>
    </form>
  );
}
