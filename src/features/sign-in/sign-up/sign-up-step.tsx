import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import type { SignUpRequest } from '../../../contracts/identity/sign-up/new-account.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { checkApp } from '../../../store/identity/sign-up/app-check.ts';
import { createSignUpProof } from '../../../store/identity/sign-up/sign-up-proof.ts';
import { createSignUp } from '../../../store/identity/sign-up/sign-up.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { Outcome } from '../mail/outcome.tsx';
import { OtherWays } from '../providers/other-ways.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { SignInSkeleton } from '../screens/sign-in-skeleton.tsx';
import { solveRiddle } from '../../../parts/form/solve-riddle.ts';
import { SignUpForm } from './sign-up-form.tsx';
import sheet from './sign-up.css';

/** The tenant's form for a new account, here or at the provider that keeps it. @source spec 3 §6 "Sign-up shows only when self-registration is enabled and the provider allows it" */
export function SignUpStep({ provider, ...props }: ScreenProps & { provider?: AuthProvider }) {
  const { control, screen, focusTitle, emit } = props;
  const label = useLabel();
  const { settings } = useRuntime().store.context;
  const adopt = useSheet(sheet);
  const slice = useSlice(() => createSignUp({ control, check: () => checkApp(control, solveRiddle), prove: () => createSignUpProof(settings.realm).make(), provider: provider?.name }), [control, settings.realm, provider?.name]);
  const state = useSignal(slice.state);
  const [isTaken, setTaken] = useState(false);
  const email = useRef('');
  const moved = useRef(true);
  const isOpen = settings.flags.selfRegistration;
  useEffect(() => { if (isOpen) void slice.open(); }, [slice, isOpen]);
  const submit = async (request: Omit<SignUpRequest, 'appCheckToken'>) => {
    email.current = request.username;
    const code = await slice.submit(request);
    if (code !== undefined) emit('sign-in-failed', { code });
  };
  if (!isOpen) return <Outcome titleKey="signUpTitle" messageKey="signUpClosed" tone="alert" focusTitle={focusTitle} />;
  if (state.status === 'opening') return <SignInSkeleton label={label('loading')} />;
  if (state.status === 'closed') return <FailurePanel failure={{ code: 'form-missing' }} labelKey="sorrySomethingWentWrong" onRetry={() => void slice.open()} />;
  if (state.status === 'done') return <MailSent email={email.current} focusTitle={moved} onAgain={slice.again} />;
  const { form } = state.asked;
  return (
    <div ref={adopt} className="fl-sign-up">
      {form && !isTaken && (
        <SignUpForm
          state={state} form={form} screen={screen} provider={provider} focusTitle={focusTitle} onSubmit={(request) => void submit(request)}
          onRefused={(code) => emit('sign-in-failed', { code })} isDone={() => slice.state.peek().status === 'done'}
        />
      )}
      {!provider && <OtherWays {...props} onTake={setTaken} />}
    </div>
  );
}

/** The same whether the e-mail had an account or not. */
function MailSent({ email, focusTitle, onAgain }: { email: string; focusTitle: { current: boolean }; onAgain(): void }) {
  const label = useLabel();
  return (
    <Outcome titleKey="checkYourMail" messageKey="signUpMailSent" values={{ email }} focusTitle={focusTitle}>
      <p className="fl-sign-in__lead">{label('signUpMailHint')}</p>
      <Button variant="ghost" size="large" wide onClick={onAgain}>{label('signUpAgain')}</Button>
    </Outcome>
  );
}
