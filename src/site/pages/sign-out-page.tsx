import { useEffect, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { afterSignOut } from '../../rules/identity/sign-out-return.ts';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { PageProps } from '../page.ts';
import { keepSignOutReturn, readSignOutReturn } from '../sign-out-return.ts';
import { signOut } from '../sign-out.ts';
import { LoginGround } from './login/login-ground.tsx';
import { LoginSheet } from './login/login-sheet.tsx';

/**
 * Signs out when the viewer presses the button, and goes home, or to the sign-in page where `from` points at it. A guest goes there at once.
 *
 * A provider that ended its session comes back here too (`/oidc/logout`): in a window that was opened for it alone there is nothing more to do.
 *
 * chosen: opening the address alone does not sign out, because any site can link to it
 */
export function SignOutPage({ runtime, navigator, location }: PageProps) {
  const label = useLabel();
  const viewer = useSignal(runtime.store.context.viewer);
  const [isLeaving, setLeaving] = useState(false);
  const isGuest = viewer?.who === 'guest';
  const isBack = location.match?.name === 'oidc-logout';
  useEffect(() => {
    if (isBack && globalThis.opener) globalThis.close();
  }, [isBack]);
  useEffect(() => {
    if (!isGuest) return;
    const { realm, countryCode } = runtime.settings;
    const kept = isBack ? readSignOutReturn(realm) : undefined;
    if (isBack) keepSignOutReturn(realm, undefined);
    navigator.visit(afterSignOut(kept === undefined ? location.query : { from: kept }, countryCode), { replace: true });
  }, [isGuest, navigator]);
  const leave = () => {
    setLeaving(true);
    const again = () => setLeaving(false);
    void signOut(runtime, location.query['from']).then(again, again);
  };
  if (!viewer || isGuest) return <LoginGround runtime={runtime}><Spinner size="large" label={label('loading')} /></LoginGround>;
  return (
    <LoginSheet runtime={runtime} title={label('signOut')} lead={label('signOutLead')}>
      <Button variant="primary" size="large" wide loading={isLeaving} loadingLabel={label('loading')} onClick={leave}>{label('signOut')}</Button>
      <NavLink to={{ name: 'home' }} variant="ghost" size="large">{label('goHome')}</NavLink>
    </LoginSheet>
  );
}
