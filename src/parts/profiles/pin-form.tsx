import { useState, type FormEvent, type RefObject } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { pinLength, type ProfileProof } from '../../contracts/identity/profile.ts';
import { pinDigits, type ProfileProblem } from '../../rules/identity/profile-problem.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { ProfileOutcome } from '../../store/identity/profiles.ts';
import { focusProof, isAboutProof, missingProof, ProofField, useProof } from './proof-field.tsx';

export interface PinFormProps {
  title: string;
  /** The title's element, where its form takes the place of what was shown before. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  lead?: string;
  /** The PIN that the profile has; `proof` takes the account's password, too. Absent where there is none. */
  asks?: 'pin' | 'proof' | undefined;
  /** Whether a new PIN is chosen. */
  takesNew?: boolean;
  saveKey: LabelKey;
  isBusy: boolean;
  onSave(proof: ProfileProof, pin: string | undefined): Promise<ProfileOutcome>;
  onCancel(): void;
}

/** Asks for one PIN or two. The first one that is wrong gets the focus. */
export function PinForm({ title, titleRef, lead, asks, takesNew = false, saveKey, isBusy, onSave, onCancel }: PinFormProps) {
  const label = useLabel();
  const proof = useProof(asks !== undefined);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<ProfileProblem & { isNew?: boolean }>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const isMissing = takesNew && pin.length !== pinLength;
    const found = !proof.given ? missingProof(proof) : isMissing ? { labelKey: 'pinMissing' as const, isNew: true } : await onSave(proof.given, takesNew ? pin : undefined);
    setProblem(found);
    if (isAboutProof(found)) focusProof(form);
    else if (isMissing) form.querySelector<HTMLInputElement>('[name="pinNew"]')?.focus();
  };
  return (
    <form className="fl-profiles__form" noValidate onSubmit={(event) => void submit(event)}>
      <h2 ref={titleRef} tabIndex={titleRef && -1} className="fl-profiles__form-title">{title}</h2>
      {lead && <p className="fl-profiles__lead">{lead}</p>}
      {problem && !problem.isNew && !isAboutProof(problem) && <Message tone="alert">{label(problem.labelKey)}</Message>}
      {asks && <ProofField proof={proof} takesPassword={asks === 'proof'} isReplaced={takesNew} errorKey={isAboutProof(problem) ? problem?.labelKey : undefined} />}
      {takesNew && (
        <TextField
          name="pinNew" type="password" label={label('pinNew')} revealLabel={label('showPassword')} inputMode="numeric" autoComplete="off" dir="ltr" required
          value={pin} onValue={(typed) => setPin(pinDigits(typed, pinLength))} {...(problem?.isNew ? { error: label(problem.labelKey) } : {})}
        />
      )}
      <div className="fl-profiles__buttons">
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{label(saveKey)}</Button>
        <Button variant="ghost" onClick={onCancel}>{label('cancelChange')}</Button>
      </div>
    </form>
  );
}
