import { useContext, useEffect, useMemo, useRef } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { keepKnownEmail } from '../../../store/identity/known-email.ts';
import { createConfirmation } from '../../../store/identity/mailed-proof.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import type { ScreenProps } from '../screen-props.ts';
import { ReturnQuery } from '../return-query.ts';
import { Outcome } from './outcome.tsx';

/** Confirms an e-mail by the link of a mail: pending, verified, or refused. @source spec 3 §2 "Email confirmation page", §4 */
export function ConfirmationScreen({ control, screen, focusTitle }: ScreenProps) {
  const label = useLabel();
  const slice = useMemo(() => createConfirmation(control), [control]);
  const state = useSignal(slice.state);
  const { token } = screen.query;
  useEffect(() => {
    if (token) void slice.submit({ token });
  }, [slice, token]);
  if (state.status === 'done') return <Confirmed email={state.answer.email} provider={screen.query['providerName']} />;
  if (!token) return <Outcome titleKey="signIn" messageKey="sorrySomethingWentWrong" tone="alert" focusTitle={focusTitle} />;
  if (state.status === 'error') return <Outcome titleKey="signIn" messageKey={state.labelKey === 'invalidToken' ? 'invalidToken' : 'sorrySomethingWentWrong'} tone="alert" focusTitle={focusTitle} />;
  return <Message>{label('confirmingEmail')}</Message>;
}

/** @param provider where the account is another house's */
function Confirmed({ email, provider }: { email: string; provider: string | undefined }) {
  const label = useLabel();
  const { navigator } = useRuntime();
  const query = useContext(ReturnQuery);
  const title = useMovedFocus(useRef(true));
  const logIn = () => {
    keepKnownEmail(email);
    navigator.go(provider ? { name: 'login-provider', params: { authProvider: provider }, query } : { name: 'login', query });
  };
  return (
    <div className="fl-sign-in__form">
      <h2 ref={title} tabIndex={-1} className="fl-sign-in__title">{label('emailConfirmedTitle')}</h2>
      <Message>{label('emailConfirmedLead')}</Message>
      <p className="fl-sign-in__lead">{label('emailConfirmedAccepted')}</p>
      <Button variant="primary" size="large" wide onClick={logIn}>{label('loginNow')}</Button>
    </div>
  );
}
