import { useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { pinLength, type ProfileProof } from '../../contracts/identity/profile.ts';
import { pinDigits, type ProfileProblem } from '../../rules/identity/profile-problem.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';

/** What is typed to open a profile that has a PIN. */
export interface TypedProof { isPassword: boolean; text: string }

/** What was typed, and what is wrong with it. */
export interface Proof {
  typed: TypedProof;
  type(typed: TypedProof): void;
  /** Undefined where the PIN is not whole, or nothing stands there. */
  given: ProfileProof | undefined;
}

/** @param isAsked whether the profile has a PIN: without one nothing is to be proven */
export function useProof(isAsked: boolean): Proof {
  const [typed, type] = useState<TypedProof>({ isPassword: false, text: '' });
  const isWhole = typed.isPassword ? typed.text !== '' : typed.text.length === pinLength;
  return { typed, type, given: !isAsked ? {} : !isWhole ? undefined : typed.isPassword ? { password: typed.text } : { current: typed.text } };
}

/** What is said of a proof that is not whole. */
export const missingProof = ({ typed }: Proof): ProfileProblem => (typed.isPassword ? { labelKey: 'profilePasswordMissing', field: 'password' } : { labelKey: 'pinMissing', field: 'pin' });

/** Whether a problem is about the proof. */
export const isAboutProof = (problem: ProfileProblem | undefined): boolean => problem?.field === 'pin' || problem?.field === 'password';

/** Puts the focus on the proof of a form. */
export const focusProof = (form: HTMLElement): void => form.querySelector<HTMLInputElement>('[name="proof"]')?.focus();

export interface ProofFieldProps {
  proof: Proof;
  hint?: string | undefined;
  errorKey?: LabelKey | undefined;
  /** Whether the account's password opens it, too. */
  takesPassword: boolean;
  /** Whether a new PIN is asked beside it. */
  isReplaced?: boolean;
}

/** Asks for the PIN of a profile, or for the account's password where it is forgotten. */
export function ProofField({ proof: { typed: { isPassword, text }, type }, hint, errorKey, takesPassword, isReplaced = false }: ProofFieldProps) {
  const label = useLabel();
  return (
    <div className="fl-profiles__proof">
      <TextField
        name="proof" type="password" label={label(isPassword ? 'profilePassword' : isReplaced ? 'pinCurrent' : 'pinField')} revealLabel={label('showPassword')} dir="ltr" required {...(hint ? { hint } : {})}
        {...(isPassword ? { autoComplete: 'current-password' } : { inputMode: 'numeric', autoComplete: 'off' })}
        value={text} onValue={(now) => type({ isPassword, text: isPassword ? now : pinDigits(now, pinLength) })} {...(errorKey ? { error: label(errorKey) } : {})}
      />
      {takesPassword && <Button variant="ghost" size="small" onClick={() => type({ isPassword: !isPassword, text: '' })}>{label(isPassword ? 'profileUsePin' : 'profileUsePassword')}</Button>}
    </div>
  );
}
