import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { type ProofCalls, proveOwner } from '../../store/identity/account/owner-proof.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './proof-form.css';

/**
 * Asks for the account's password before another way in is given, or a kept card pays a gift.
 *
 * @param hint what it is asked for
 * @param action what the button does, where it is more than going on
 * @param onProven where a passkey or a window is next, the viewer presses again: a browser makes them after a press alone
 */
export function ProofForm({ control, hint, action, onProven }: { control: ProofCalls; hint: LabelKey; action?: string; onProven(): void }) {
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
    <form ref={useSheet(sheet)} className="fl-proof" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        inputRef={field} label={label('accountCurrentPassword')} hint={label(hint)} type="password" name="current-password" autoComplete="current-password" required
        revealLabel={label('showPassword')} value={password} onValue={setPassword} error={wrong}
      />
      <Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{action ?? label('wayInProve')}</Button>
    </form>
  );
}
