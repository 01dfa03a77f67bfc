import { useMemo, useRef } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { createSignIn, type SessionControl } from '../../store/identity/sign-in.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import type { SignInEvents } from './events.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignedIn } from './signed-in.tsx';
import sheet from './sign-in.css';

export interface SignInProps {
  emit: Emit<SignInEvents>;
  control: SessionControl;
}

/**
 * Sign-in form of a guest, or the account of a member.
 *
 * Runs on the platform's origin only.
 *
 * @source spec 3 §2 "Sign-in page", §4, §5, §8
 */
export function SignIn({ emit, control }: SignInProps) {
  const { store } = useRuntime();
  const label = useLabel();
  const slice = useMemo(
    () => createSignIn({ control, isTranslated: (key) => Object.hasOwn(store.labels.current.peek(), key) }),
    [control, store],
  );
  const viewer = useSignal(store.context.viewer);
  const state = useSignal(slice.state);
  const moved = useRef(false);
  const submit = async (credentials: { id: string; secret: string }) => {
    // The viewer changes before the answer arrives: the press must be noted beforehand.
    moved.current = true;
    const outcome = await slice.submit(credentials);
    if (!outcome) return;
    if ('viewer' in outcome) return void emit('signed-in', outcome.viewer);
    moved.current = false;
    emit('sign-in-failed', { code: outcome.code });
  };
  const signOut = async () => {
    moved.current = true;
    await slice.signOut();
    emit('signed-out', null);
  };
  return (
    <div ref={useSheet(sheet)} className="fl-sign-in" part="sign-in">
      <section className="fl-sign-in__card" aria-label={label('signIn')} aria-busy={!viewer || undefined} part="card">
        {!viewer && <SignInSkeleton label={label('loading')} />}
        {viewer?.who === 'guest' && <SignInForm state={state} onSubmit={submit} focusTitle={moved} />}
        {viewer?.who === 'member' && <SignedIn viewer={viewer} leaving={state.status === 'loading'} onSignOut={signOut} focusTitle={moved} />}
      </section>
    </div>
  );
}

function SignInSkeleton({ label }: { label: string }) {
  return (
    <div className="fl-sign-in__skeleton">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton inlineSize="55%" blockSize="2.4rem" />
      <Skeleton blockSize="4.6rem" />
      <Skeleton blockSize="4.6rem" />
      <Skeleton blockSize="3.125rem" />
    </div>
  );
}
