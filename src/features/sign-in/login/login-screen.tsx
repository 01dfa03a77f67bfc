import { lazy, Suspense, useMemo, useState } from 'react';
import { ErrorBoundary } from '../../../parts/feedback/error-boundary.tsx';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { createLastProvider } from '../../../store/identity/providers/last-provider.ts';
import { createSignIn } from '../../../store/identity/sign-in.ts';
import type { ScreenProps } from '../screen-props.ts';
import { SignInForm } from './sign-in-form.tsx';

const OtherWays = lazy(() => import('../providers/other-ways.tsx').then((module) => ({ default: module.OtherWays })));

/** E-mail and password, and the other ways below. @source spec 3 §2 "The login form" */
export function LoginScreen(props: ScreenProps) {
  const { control, emit, complete, focusTitle } = props;
  const [isTaken, setTaken] = useState(false);
  const { store } = useRuntime();
  const slice = useMemo(
    () => createSignIn({ control, isTranslated: (key) => Object.hasOwn(store.labels.current.peek(), key) }),
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
        <Suspense fallback={null}><OtherWays {...props} onTake={setTaken} /></Suspense>
      </ErrorBoundary>
    </>
  );
}
