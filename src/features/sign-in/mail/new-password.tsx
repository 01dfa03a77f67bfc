import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { createPasswordReset } from '../../../store/identity/mailed-proof.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { MailForm } from './mail-form.tsx';
import { ReturnQuery } from '../return-query.ts';
import { Outcome } from './outcome.tsx';

/** @source spec 3 §9 "Password reset success redirects to login after 3 s" */
const redirectMs = 3_000;
const fewest = 10;

/** A new password, by the token of a link. */
export function NewPassword({ control, token, focusTitle, screen }: ScreenProps & { token: string }) {
  const label = useLabel();
  const slice = useMemo(() => createPasswordReset(control), [control]);
  const state = useSignal(slice.state);
  const [secret, setSecret] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const again = useContext(ReturnQuery);
  const submit = () => {
    const tooShort = [...secret].length < fewest;
    setShort(tooShort);
    if (tooShort) field.current?.focus();
    else void slice.submit({ token, secret });
  };
  if (state.status === 'done') return <PasswordSet provider={screen.query['providerName']} />;
  return (
    <MailForm titleKey="newPasswordTitle" leadKey="newPasswordLead" submitKey="saveNewPassword" state={state} focusTitle={focusTitle} onSubmit={submit}>
      <TextField
        label={label('newPassword')} type="password" name="new-password" autoComplete="new-password" enterKeyHint="go" required
        value={secret} onValue={setSecret} inputRef={field} error={isShort ? label('newPasswordTooShort') : undefined} revealLabel={label('showPassword')}
      />
      {state.status === 'error' && state.labelKey === 'invalidToken' && <p className="fl-sign-in__forgot"><NavLink to={{ name: 'request-password', query: again }}>{label('askForNewLink')}</NavLink></p>}
    </MailForm>
  );
}

/** The new password is set: on to the sign-in form of whoever keeps it, unless the viewer stays. */
function PasswordSet({ provider }: { provider: string | undefined }) {
  const label = useLabel();
  const { navigator } = useRuntime();
  const query = useContext(ReturnQuery);
  const [stays, setStays] = useState(false);
  const moved = useRef(true);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => navigator.go(provider ? { name: 'login-provider', params: { authProvider: provider }, query } : { name: 'login', query }), redirectMs);
    return () => clearTimeout(timer);
  }, [stays, navigator, query, provider]);
  return (
    <Outcome titleKey="newPasswordTitle" messageKey="passwordSuccessfullyReset" focusTitle={moved}>
      <p className="fl-sign-in__lead" role="status">{stays ? '' : label('redirectingToSignIn')}</p>
      {!stays && <Button variant="secondary" wide onClick={() => setStays(true)}>{label('stayOnPage')}</Button>}
    </Outcome>
  );
}
