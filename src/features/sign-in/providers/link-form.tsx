import { lazy, Suspense, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { signInProblems, type SignInProblems } from '../../../rules/identity/sign-in-problems.ts';
import { asksCaptcha } from '../../../rules/identity/sign-in-place.ts';
import type { SessionControl } from '../../../store/identity/sign-in.ts';
import type { ProviderStep } from '../../../store/identity/providers/provider-step.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';

export interface LinkFormProps {
  step: Extract<ProviderStep, { step: 'linking' }>;
  /** Its own name. */
  provider: string;
  control: SessionControl;
  onLink(account: { email: string; password: string }, checkBrowser?: () => Promise<string>): void;
  onSkip(): void;
}

/** Solving travels where a tenant asks for it. */
const checkBrowserOf = (control: SessionControl) => () => import('../login/prove-browser.ts').then((module) => module.proveBrowser(control));
const CaptchaNote = lazy(() => import('../login/captcha-note.tsx').then((module) => ({ default: module.CaptchaNote })));

/** Links a new person to an account that they prove, or makes one. @source spec 3 §2 "it offers a login form to link, or to skip" */
export function LinkForm({ step: { person, busy, problem }, provider, control, onLink, onSkip }: LinkFormProps) {
  const label = useLabel();
  const isProving = asksCaptcha(useRuntime().store.context.settings.flags);
  const [email, setEmail] = useState(person.email ?? '');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<SignInProblems>({});
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  const failed = problem?.labelKey ?? problems.form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = signInProblems({ id: email, secret: password });
    setProblems(found);
    if (!busy && Object.keys(found).length === 0) onLink({ email: email.trim(), password }, isProving ? checkBrowserOf(control) : undefined);
  };
  return (
    <form className="fl-providers__step" method="post" noValidate onSubmit={submit}>
      <h2 ref={title} tabIndex={-1} className="fl-sign-in__title">{person.name ? label('linkTitle', { name: person.name }) : label('linkTitleNameless')}</h2>
      <p className="fl-sign-in__lead">{label('socialAccountLinkPrompt', { provider })}</p>
      {failed && <Message tone="alert">{label(failed)}</Message>}
      <TextField label={label('email')} type="email" name="username" autoComplete="username" inputMode="email" required dir="ltr" value={email} onValue={setEmail} error={problems.id && label(problems.id)} />
      <TextField
        label={label('password')} type="password" name="password" autoComplete="current-password" enterKeyHint="go" required value={password} onValue={setPassword}
        error={problems.secret && label(problems.secret)} revealLabel={label('showPassword')}
      />
      {isProving && <Suspense fallback={null}><CaptchaNote isChecking={busy === true} /></Suspense>}
      <Button type="submit" variant="primary" size="large" wide loading={busy === true} loadingLabel={label('loading')}>{label('linkAndSignIn')}</Button>
      <Button variant="ghost" size="large" wide onClick={() => { if (!busy) onSkip(); }}>{label('linkSkip')}</Button>
    </form>
  );
}
