import { useEffect } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { SignIn } from '../../features/sign-in/sign-in.tsx';
import { afterSignIn } from '../../rules/identity/sign-in-return.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { PageProps } from '../page.ts';
import { LoginGround } from './login/login-ground.tsx';
import sheet from './pages.css';

/** Sign-in, and on to where the viewer came from. @source spec 3 §2 "Signed-in users on a login page go to the default menu home" */
export function SignInPage({ runtime, navigator, location }: PageProps) {
  const label = useLabel();
  const viewer = useSignal(runtime.store.context.viewer);
  const adopt = useSheet(sheet);
  const isMember = viewer?.who === 'member';
  useEffect(() => {
    if (!isMember) return;
    const { accessGrantedOnSignIn: _, ...cameFrom } = location.state;
    navigator.visit(afterSignIn(location.query, runtime.settings.countryCode), { replace: true, state: cameFrom });
  }, [isMember, navigator, location, runtime]);
  if (!runtime.session) return null;
  return (
    <LoginGround runtime={runtime}>
      <div ref={adopt} className="fl-page fl-page--narrow">
        <h1 className="fl-page__hidden-title">{label('signIn')}</h1>
        <SignIn control={runtime.session} emit={() => true} />
      </div>
    </LoginGround>
  );
}
