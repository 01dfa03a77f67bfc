import { useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { pinLength } from '../../../contracts/identity/profile.ts';
import { pinDigits } from '../../../rules/identity/profile-problem.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ProfileOutcome } from '../../../store/identity/profiles.ts';

export interface PinFormProps {
  title: string;
  lead?: string;
  /** One field each, in this order. */
  fields: readonly ('pinCurrent' | 'pinNew')[];
  saveKey: LabelKey;
  isBusy: boolean;
  onSave(pins: Partial<Record<'pinCurrent' | 'pinNew', string>>): Promise<ProfileOutcome>;
  onCancel(): void;
}

/** Asks for one PIN or two. The first one that is wrong gets the focus. */
export function PinForm({ title, lead, fields, saveKey, isBusy, onSave, onCancel }: PinFormProps) {
  const label = useLabel();
  const [pins, setPins] = useState<Partial<Record<'pinCurrent' | 'pinNew', string>>>({});
  const [wrong, setWrong] = useState<{ field?: 'pinCurrent' | 'pinNew' | undefined; labelKey: LabelKey }>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const missing = fields.find((field) => pins[field]?.length !== pinLength);
    const problem = missing ? { labelKey: 'pinMissing' as const, field: 'pin' as const } : await onSave(pins);
    const field = missing ?? (problem?.field === 'pin' ? fields[0] : undefined);
    setWrong(problem && { labelKey: problem.labelKey, field });
    if (field) form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };
  return (
    <form className="fl-profiles__form" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="fl-profiles__form-title">{title}</h2>
      {lead && <p className="fl-profiles__lead">{lead}</p>}
      {wrong && !wrong.field && <Message tone="alert">{label(wrong.labelKey)}</Message>}
      {fields.map((field) => (
        <TextField
          key={field} name={field} type="password" label={label(field)} revealLabel={label('showPassword')} inputMode="numeric" autoComplete="off" dir="ltr" required
          value={pins[field] ?? ''} onValue={(typed) => setPins({ ...pins, [field]: pinDigits(typed, pinLength) })} error={wrong?.field === field ? label(wrong.labelKey) : undefined}
        />
      ))}
      <div className="fl-profiles__buttons">
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{label(saveKey)}</Button>
        <Button variant="ghost" onClick={onCancel}>{label('cancelChange')}</Button>
      </div>
    </form>
  );
}
