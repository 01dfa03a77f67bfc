import { useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { RecoveryWay } from '../../../contracts/identity/password-reset.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { createPasswordReset } from '../../../store/identity/mailed-proof.ts';
import { CheckField } from '../../../ui/field/check-field.tsx';
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
  const slice = useMemo(() => createPasswordReset(control, token), [control, token]);
  const state = useSignal(slice.state);
  const ways = useSignal(slice.ways);
  const [removeWays, setRemoveWays] = useState(false);
  const [secret, setSecret] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const again = useContext(ReturnQuery);
  useEffect(() => void slice.readWays(), [slice]);
  const submit = () => {
    const tooShort = [...secret].length < fewest;
    setShort(tooShort);
    if (tooShort) field.current?.focus();
    else void slice.submit({ secret, removeWays });
  };
  if (state.status === 'done') return <PasswordSet provider={screen.query['providerName']} />;
  return (
    <MailForm titleKey="newPasswordTitle" leadKey="newPasswordLead" submitKey="saveNewPassword" state={state} focusTitle={focusTitle} onSubmit={submit}>
      <TextField
        label={label('newPassword')} type="password" name="new-password" autoComplete="new-password" enterKeyHint="go" required
        value={secret} onValue={setSecret} inputRef={field} error={isShort ? label('newPasswordTooShort') : undefined} revealLabel={label('showPassword')}
      />
      {ways.length > 0 && <OtherWays ways={ways} isRemoved={removeWays} onRemoved={setRemoveWays} />}
      {state.status === 'error' && state.labelKey === 'invalidToken' && <p className="fl-sign-in__forgot"><NavLink to={{ name: 'request-password', query: again }}>{label('askForNewLink')}</NavLink></p>}
    </MailForm>
  );
}

/** What else signs in to the account, and the offer to take it off: an intruder with the old password may have added some of it. chosen: offered, since the owner's own keys are among them */
function OtherWays({ ways, isRemoved, onRemoved }: { ways: readonly RecoveryWay[]; isRemoved: boolean; onRemoved(isRemoved: boolean): void }) {
  const label = useLabel();
  const lead = useId();
  return (
    <div className="fl-sign-in__other-ways">
      <p className="fl-sign-in__lead" id={lead}>{label('recoveryWaysLead')}</p>
      <ul role="list" aria-labelledby={lead}>
        {ways.map(({ kind, name, addedAt }) => <li key={`${kind} ${name} ${addedAt}`}>{kind === 'PASSKEY' ? label('recoveryWaysPasskey', { name }) : <bdi>{name}</bdi>}</li>)}
      </ul>
      <CheckField name="remove-ways" label={label('recoveryWaysRemove')} checked={isRemoved} onChecked={onRemoved} />
    </div>
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
