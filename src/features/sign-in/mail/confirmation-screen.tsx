import { useContext, useEffect, useMemo, useRef } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { keepKnownEmail } from '../../../store/identity/known-email.ts';
import { createConfirmation, type ProofState } from '../../../store/identity/mailed-proof.ts';
import { createSignUpProof } from '../../../store/identity/sign-up/sign-up-proof.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import type { ScreenProps } from '../screen-props.ts';
import { ReturnQuery } from '../return-query.ts';
import { Outcome } from './outcome.tsx';
import { PressFirst } from './press-first.tsx';
import { SignUpPassword } from './sign-up-password.tsx';

/**
 * Confirms an e-mail by the link of a mail: pending, verified, or refused. A browser that did not sign up is asked for the password; another e-mail waits for a press.
 *
 * @source spec 3 §2 "Email confirmation page", §4
 */
export function ConfirmationScreen({ control, screen, focusTitle }: ScreenProps) {
  const label = useLabel();
  const slice = useMemo(() => createConfirmation(control), [control]);
  const { settings } = useRuntime().store.context;
  const memory = useMemo(() => createSignUpProof(settings.realm), [settings]);
  const [state, asked] = [useSignal(slice.state), useSignal(slice.asked)];
  const { token, providerName: provider } = screen.query;
  useEffect(() => {
    const proof = memory.read();
    if (token) void slice.submit({ token, ...(proof === undefined ? {} : { proof }) });
  }, [slice, memory, token]);
  const isDone = state.status === 'done';
  useEffect(() => { if (isDone) memory.forget(); }, [memory, isDone]);
  if (state.status === 'done') return <Confirmed email={state.answer.email} provider={provider} isRestored={asked === 'restore'} />;
  if (!token) return <Outcome titleKey="signIn" messageKey="sorrySomethingWentWrong" tone="alert" focusTitle={focusTitle} />;
  if ((asked === 'change' || asked === 'restore') && !isOver(state)) return <PressFirst kind={asked} state={state} focusTitle={focusTitle} onPress={() => void slice.submit({ token, pressed: true })} />;
  if (asked === 'password' && !isOver(state)) return <SignUpPassword state={state} provider={provider} focusTitle={focusTitle} onPassword={(password) => void slice.submit({ token, password })} />;
  if (state.status === 'error') return <Outcome titleKey="signIn" messageKey={state.labelKey === 'invalidToken' ? 'invalidToken' : 'sorrySomethingWentWrong'} tone="alert" focusTitle={focusTitle} />;
  return <Message>{label('confirmingEmail')}</Message>;
}

/** Whether no password confirms any more. */
const isOver = (state: ProofState<unknown>): boolean => state.status === 'error' && state.labelKey === 'invalidToken';

/** @param provider where the account is another house's @param isRestored whether the account was taken back, which leaves it without a password */
function Confirmed({ email, provider, isRestored }: { email: string; provider: string | undefined; isRestored: boolean }) {
  const label = useLabel();
  const { navigator } = useRuntime();
  const query = useContext(ReturnQuery);
  const title = useMovedFocus(useRef(true));
  const logIn = () => {
    keepKnownEmail(email);
    navigator.go(provider ? { name: 'login-provider', params: { authProvider: provider }, query } : { name: 'login', query });
  };
  if (isRestored) {
    return (
      <div className="fl-sign-in__form">
        <h2 ref={title} tabIndex={-1} className="fl-sign-in__title">{label('emailRestoreTitle')}</h2>
        <Message>{label('emailRestored')}</Message>
        <Button variant="primary" size="large" wide onClick={() => { keepKnownEmail(email); navigator.go({ name: 'request-password', query }); }}>{label('newPasswordTitle')}</Button>
      </div>
    );
  }
  return (
    <div className="fl-sign-in__form">
      <h2 ref={title} tabIndex={-1} className="fl-sign-in__title">{label('emailConfirmedTitle')}</h2>
      <Message>{label('emailConfirmedLead')}</Message>
      <p className="fl-sign-in__lead">{label('emailConfirmedAccepted')}</p>
      <Button variant="primary" size="large" wide onClick={logIn}>{label('loginNow')}</Button>
    </div>
  );
}
