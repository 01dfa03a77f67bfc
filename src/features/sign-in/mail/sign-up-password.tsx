import { useContext, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import type { ProofState } from '../../../store/identity/mailed-proof.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ReturnQuery } from '../return-query.ts';
import { MailForm } from './mail-form.tsx';

export interface SignUpPasswordProps {
  state: ProofState<unknown>;
  /** The house that keeps the account; this one when absent. */
  provider: string | undefined;
  focusTitle: { current: boolean };
  onPassword(password: string): void;
}

/** Asks for the password of a sign-up where its link is opened in another browser: anybody may have signed up with the e-mail. */
export function SignUpPassword({ state, provider, focusTitle, onPassword }: SignUpPasswordProps) {
  const label = useLabel();
  const query = useContext(ReturnQuery);
  const [password, setPassword] = useState('');
  const shown: ProofState<unknown> = state.status === 'error' && state.labelKey === 'confirmPasswordLead' ? { status: 'idle' } : state;
  return (
    <MailForm titleKey="confirmPasswordTitle" leadKey="confirmPasswordLead" submitKey="confirmPasswordSubmit" state={shown} focusTitle={focusTitle} onSubmit={() => onPassword(password)}>
      <TextField
        label={label('password')} type="password" name="password" autoComplete="current-password" enterKeyHint="go" required
        value={password} onValue={setPassword} revealLabel={label('showPassword')}
      />
      <p className="fl-sign-in__forgot"><NavLink to={{ name: 'request-password', query: provider ? { ...query, providerName: provider } : query }}>{label('forgotPassword')}</NavLink></p>
    </MailForm>
  );
}
