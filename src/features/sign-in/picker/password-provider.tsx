import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { passwordProblems, type PasswordProblems } from '../../../rules/identity/providers/password-problems.ts';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { knownEmail } from '../../../store/identity/known-email.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ProviderFlow } from '../providers/provider-flow.tsx';
import { useProviderSignIn } from '../providers/use-provider-sign-in.ts';
import type { ScreenProps } from '../screen-props.ts';
import { TitledStep } from './titled-step.tsx';

const standing = new Set(['linking', 'conflict', 'signed-in']);

/** Name and password of another house, and what can be done when they are forgotten. @source spec 3 §2 "Per-provider login pages", §6 "Providers differ" */
export function PasswordProvider({ offered, ...props }: ScreenProps & { offered: AuthProvider }) {
  const label = useLabel();
  const { slice, step, provider, sameTab } = useProviderSignIn(props);
  const [typed, setTyped] = useState(() => ({ id: knownEmail(), secret: '' }));
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [name, password, summary] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null), useRef<HTMLDivElement>(null)];
  const named = { provider: offered.title };
  useLayoutEffect(() => (problems.id ? name : problems.secret ? password : summary).current?.focus(), [problems, step]);
  if (standing.has(step.step)) return <ProviderFlow slice={slice} step={step} provider={provider} sameTab={sameTab} props={props} />;
  const failed = step.step === 'failed' ? step.problem.labelKey : problems.form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = passwordProblems(typed);
    setProblems(found);
    if (step.step !== 'opening' && Object.keys(found).length === 0) void slice.prove(offered, { id: typed.id.trim(), secret: typed.secret });
  };
  return (
    <TitledStep title={label('providerSignInTitle', named)} lead={label('providerPasswordLead', named)} focusTitle={props.focusTitle}>
      <form className="fl-sign-in__form" method="post" noValidate onSubmit={submit}>
        {failed && <Message tone="alert" messageRef={summary}>{label(failed === 'failedAuthentication' ? 'providerPasswordWrong' : failed === 'EMPTY_INPUTS' ? 'providerEmptyInputs' : failed)}</Message>}
        <TextField
          label={label('providerUserName')} name="username" autoComplete="username" enterKeyHint="next" required dir="ltr"
          value={typed.id} onValue={(id) => setTyped({ ...typed, id })} inputRef={name} error={problems.id && label(problems.id)}
        />
        <TextField
          label={label('password')} type="password" name="password" autoComplete="current-password" enterKeyHint="go" required
          value={typed.secret} onValue={(secret) => setTyped({ ...typed, secret })} inputRef={password} error={problems.secret && label(problems.secret)} revealLabel={label('showPassword')}
        />
        <Button type="submit" variant="primary" size="large" wide loading={step.step === 'opening'} loadingLabel={label('loading')}>{label('signIn')}</Button>
      </form>
      <Abilities provider={offered} query={carriedQuery(props.screen.query)} />
    </TitledStep>
  );
}

/** What the provider lets its people do here; what it does not is said, not left out. @source spec 3 §6 "sptv cannot sign up and has no password reset" */
function Abilities({ provider, query }: { provider: AuthProvider; query: Record<string, string> }) {
  const label = useLabel();
  const { store } = useRuntime();
  const { reset, signUp } = waysOf(provider.kind);
  const providerName = provider.name;
  const mayJoin = signUp && store.context.settings.flags.selfRegistration;
  return (
    <>
      {reset
        ? <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'request-password', query: { ...query, providerName } }}>{label('forgotPassword')}</NavLink></p>
        : <p className="fl-sign-in__lead">{label('providerNoReset', { provider: provider.title })}</p>}
      {!signUp && <p className="fl-sign-in__lead">{label('providerNoSignUp', { provider: provider.title })}</p>}
      {mayJoin && <p className="fl-sign-in__sign-up">{label('noAccountYet')}{' '}<NavLink to={{ name: 'signup', query: { ...query, providerName } }}>{label('signUp')}</NavLink></p>}
      <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'providers', query }}>{label('chooseAnotherProvider')}</NavLink></p>
    </>
  );
}
