import { useEffect, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { afterSignOut } from '../../rules/identity/sign-out-return.ts';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { PageProps } from '../page.ts';
import { LoginGround } from './login/login-ground.tsx';
import { LoginSheet } from './login/login-sheet.tsx';

/**
 * Signs out when the viewer presses the button, and goes home, or to the sign-in page where `from` points at it. A guest goes there at once.
 *
 * chosen: opening the address alone does not sign out, because any site can link to it
 */
export function SignOutPage({ runtime, navigator, location }: PageProps) {
  const label = useLabel();
  const viewer = useSignal(runtime.store.context.viewer);
  const [isLeaving, setLeaving] = useState(false);
  const isGuest = viewer?.who === 'guest';
  useEffect(() => {
    if (isGuest) navigator.visit(afterSignOut(location.query, runtime.settings.countryCode), { replace: true });
  }, [isGuest, navigator]);
  const leave = () => {
    setLeaving(true);
    const again = () => setLeaving(false);
    void runtime.session?.signOut().then(again, again);
  };
  if (!viewer || isGuest) return <LoginGround runtime={runtime}><Spinner size="large" label={label('loading')} /></LoginGround>;
  return (
    <LoginSheet runtime={runtime} title={label('signOut')} lead={label('signOutLead')}>
      <Button variant="primary" size="large" wide loading={isLeaving} loadingLabel={label('loading')} onClick={leave}>{label('signOut')}</Button>
      <NavLink to={{ name: 'home' }} variant="ghost" size="large">{label('goHome')}</NavLink>
    </LoginSheet>
  );
}
