import { useState, type FormEvent } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './compare-form.css';

/** The six digits that another window shows. @source design/identity.md 4 */
export function CompareForm({ isWrong, onCode, onCancel }: { isWrong: boolean; onCode(code: string): void; onCancel(): void }) {
  const label = useLabel();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onCode(code.trim());
  };
  return (
    <form ref={useSheet(sheet)} className="fl-compare" method="post" noValidate onSubmit={submit}>
      <h2 className="fl-compare__title">{label('compareTitle')}</h2>
      <p className="fl-compare__lead">{label('compareLead')}</p>
      <TextField
        label={label('compareField')} value={code} onValue={setCode} inputMode="numeric" autoComplete="one-time-code" enterKeyHint="go" maxLength={6} dir="ltr"
        required error={isWrong ? label('compareCodeWrong') : undefined}
      />
      <Button type="submit" variant="primary" size="large" wide>{label('continueToSignIn')}</Button>
      <Button variant="ghost" wide onClick={onCancel}>{label('providerStop')}</Button>
    </form>
  );
}
