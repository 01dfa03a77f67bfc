import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from '../../../parts/feedback/error-boundary.tsx';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { asksCaptcha } from '../../../rules/identity/sign-in-place.ts';
import type { Toolkit } from '../../../contracts/identity/outside/toolkit.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { createLastProvider } from '../../../store/identity/providers/last-provider.ts';
import { createSignIn, type SessionControl } from '../../../store/identity/sign-in.ts';
import type { ScreenProps } from '../screen-props.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Solving travels where a tenant asks for it, when the form is sent. @source spec 3 §2 "a captcha-type frontoffice authentication factor" */
const proveBrowser = (control: SessionControl) => import('./prove-browser.ts').then((module) => module.proveBrowser(control));

const CaptchaNote = lazy(() => import('./captcha-note.tsx').then((module) => ({ default: module.CaptchaNote })));
const OtherWays = lazy(() => import('../providers/other-ways.tsx').then((module) => ({ default: module.OtherWays })));

/** E-mail and password, and the other ways below. @source spec 3 §2 "The login form" */
export function LoginScreen(props: ScreenProps) {
  const { control, emit, complete, focusTitle } = props;
  const [isTaken, setTaken] = useState(false);
  const toolkit = useRef<Toolkit>(undefined);
  const { store } = useRuntime();
  const isProving = asksCaptcha(store.context.settings.flags);
  const slice = useMemo(
    () => createSignIn({
      control, isTranslated: (key) => Object.hasOwn(store.labels.current.peek(), key),
      checkBrowser: isProving ? () => proveBrowser(control) : undefined,
      // chosen: a form that is sent before the tenant's ways are known goes to `POST /login`, which knows the same accounts
      prove: (credentials) => toolkit.current && import('../../../store/identity/toolkit-sign-in.ts').then(({ signInByToolkit }) => signInByToolkit(control, toolkit.current!, credentials)),
    }),
    [control, store],
  );
  const submit = async (credentials: { id: string; secret: string }) => {
    const outcome = await slice.submit(credentials);
    if (!outcome) return;
    if ('answer' in outcome) {
      // Its own form needs no hint; the other ways lose theirs.
      createLastProvider(store.context.settings.realm).keep('id');
      complete(outcome.answer);
    }
    else emit('sign-in-failed', { code: outcome.code });
  };
  const state = useSignal(slice.state);
  return (
    <>
      {!isTaken && <SignInForm state={state} onSubmit={submit} focusTitle={focusTitle} query={carriedQuery(props.screen.query)} />}
      <ErrorBoundary fallback={() => null}>
        {isProving && !isTaken && <Suspense fallback={null}><CaptchaNote isChecking={state.status === 'loading'} /></Suspense>}
        <Suspense fallback={null}><OtherWays {...props} onTake={setTaken} onToolkit={(found) => { toolkit.current = found; }} /></Suspense>
      </ErrorBoundary>
    </>
  );
}
