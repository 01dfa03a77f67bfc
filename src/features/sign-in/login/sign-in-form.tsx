import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { RetryWaitText } from '../../../parts/feedback/retry-wait-text.tsx';
import { useRetryWait } from '../../../parts/feedback/use-retry-wait.ts';
import { knownEmail } from '../../../store/identity/known-email.ts';
import type { SignInState } from '../../../store/identity/sign-in.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { SignUpHint } from './sign-up-hint.tsx';

export interface SignInFormProps {
  state: SignInState;
  onSubmit(credentials: { id: string; secret: string }): void;
  focusTitle: { current: boolean };
  /** What the sign-in is for, which a sign-up keeps. */
  query?: Readonly<Record<string, string>>;
}

/** E-mail and password. The password is dropped when the form unmounts. @source spec 3 §2 "The login form", §5 */
export function SignInForm({ state, onSubmit, focusTitle, query = {} }: SignInFormProps) {
  const label = useLabel();
  const { store } = useRuntime();
  const [id, setId] = useState(knownEmail);
  const [secret, setSecret] = useState('');
  const title = useMovedFocus(focusTitle);
  const { summary, idField, secretField } = useErrorFocus(state);
  const problems = state.status === 'error' ? state.problems : {};
  const failure = state.status === 'error' ? state.failure : undefined;
  const failureKey = failure?.labelKey ?? problems.form;
  const wait = useRetryWait(state.status === 'error' ? state : undefined);
  const isWaiting = wait !== undefined && wait.leftMs > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWaiting) onSubmit({ id, secret });
  };
  return (
    <form className="fl-sign-in__form" method="post" noValidate onSubmit={submit}>
      <header className="fl-sign-in__header">
        <h2 ref={title} tabIndex={-1} className="fl-sign-in__title" part="title">{label('signIn')}</h2>
        <p className="fl-sign-in__lead">{label('signInLead')}</p>
      </header>
      {failureKey && (!wait || isWaiting) && (
        <Message tone="alert" messageRef={summary} part="error">
          {wait ? <RetryWaitText wait={wait} /> : (failure?.text ?? store.labels.platformText(failure?.platformKey, label(failureKey)))}
        </Message>
      )}
      <TextField
        label={label('email')} type="email" name="username" autoComplete="username webauthn" inputMode="email" enterKeyHint="next" required dir="ltr"
        value={id} onValue={setId} inputRef={idField} error={problems.id && label(problems.id)}
      />
      <div className="fl-sign-in__password">
        <TextField
          label={label('password')} type="password" name="password" autoComplete="current-password" enterKeyHint="go" required
          value={secret} onValue={setSecret} inputRef={secretField} error={problems.secret && label(problems.secret)}
          revealLabel={label('showPassword')} capsLockLabel={label('capsLockOn')}
        />
        <p className="fl-sign-in__forgot">
          <NavLink to={{ name: 'request-password', query }}>{label('forgotPassword')}</NavLink>
        </p>
      </div>
      <Button
        type="submit" variant="primary" size="large" wide part="submit"
        loading={state.status === 'loading'} loadingLabel={label('loading')} disabledReason={isWaiting ? label('tooManyAttempts') : undefined}
      >
        {label('signIn')}
      </Button>
      <SignUpHint query={query} />
    </form>
  );
}

/** After a failed attempt the focus goes to the first wrong field, else to the error message. */
function useErrorFocus(state: SignInState) {
  const summary = useRef<HTMLDivElement>(null);
  const idField = useRef<HTMLInputElement>(null);
  const secretField = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (state.status !== 'error') return;
    const { id, secret } = state.problems;
    const target = id ? idField : secret ? secretField : summary;
    target.current?.focus();
  }, [state]);
  return { summary, idField, secretField };
}
