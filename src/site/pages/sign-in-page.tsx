import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { SignIn } from '../../features/sign-in/sign-in.tsx';
import { isForMembers, screenOf, type IdentityScreen } from '../../rules/identity/identity-screen.ts';
import { afterSignIn } from '../../rules/identity/sign-in-return.ts';
import { signInTitle } from '../../rules/identity/sign-in-title.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { lateCode } from '../late-code.ts';
import type { PageProps } from '../page.ts';
import { LoginGround } from './login/login-ground.tsx';
import sheet from './pages.css';

/** Sign-in, and on to where the viewer came from. @source spec 3 §2 "Signed-in users on a login page go to the default menu home" */
export function SignInPage({ runtime, navigator, location, screen: given }: PageProps & { screen?: IdentityScreen | undefined }) {
  const label = useLabel();
  const viewer = useSignal(runtime.store.context.viewer);
  const adopt = useSheet(sheet);
  const isMember = viewer?.who === 'member';
  const own = useMemo(() => location.match && screenOf({ ...location.match, query: location.query }), [location]);
  const screen = given ?? own;
  const [hasSignedIn, setSignedIn] = useState(false);
  const stays = isForMembers(screen) && !(hasSignedIn && screen?.name === 'oauth');
  const goOn = () => {
    const { accessGrantedOnSignIn: _, ...cameFrom } = location.state;
    navigator.visit(afterSignIn(location.query, runtime.settings.countryCode), { replace: true, state: cameFrom });
  };
  useEffect(() => {
    if (isMember && !stays) goOn();
  }, [isMember, navigator, location, runtime, stays]);
  const workflow = useCallback(() => lateCode(() => import('./login/partner/site-partner.ts')).then(({ sitePartner }) => sitePartner(runtime.settings.countryCode)), [runtime]);
  if (!runtime.session) return null;
  return (
    <LoginGround runtime={runtime}>
      <div ref={adopt} className="fl-page fl-page--narrow">
        <h1 className="fl-page__hidden-title">{label(signInTitle(screen))}</h1>
        <SignIn control={runtime.session} emit={(...[name]) => (setSignedIn(name === 'signed-in'), true)} screen={screen} workflow={workflow} onGuest={goOn} />
      </div>
    </LoginGround>
  );
}
