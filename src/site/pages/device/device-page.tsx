import { useEffect } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { DeviceForm } from '../../../features/sign-in/device/device-form.tsx';
import { SignIn } from '../../../features/sign-in/sign-in.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { screenOf } from '../../../rules/identity/identity-screen.ts';
import { afterSignIn, signInDestination } from '../../../rules/identity/sign-in-return.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import { LoginGround } from '../login/login-ground.tsx';
import { LoginSheet } from '../login/login-sheet.tsx';
import sheet from '../pages.css';

/** What a television opens to be signed in. chosen: the specification names the parameter and none of its values */
const shown = 'show';

/**
 * Signs another device in; on that device it shows the code.
 *
 * @source spec 3 §2 "TV login | /tv-login/{tvAuthType?}", "activate user | /activate/{id}"
 */
export function DevicePage({ runtime, navigator, location }: PageProps) {
  const label = useLabel();
  const viewer = useSignal(runtime.store.context.viewer);
  const adopt = useSheet(sheet);
  const { match } = location;
  const isMember = viewer?.who === 'member';
  const shows = match?.name === 'tv-login' && match.params.tvAuthType === shown;
  useEffect(() => {
    if (shows && isMember) navigator.visit(afterSignIn(location.query, runtime.settings.countryCode), { replace: true });
  }, [shows, isMember, navigator, location, runtime]);
  if (shows && runtime.session) {
    return (
      <LoginGround runtime={runtime}>
        <div ref={adopt} className="fl-page fl-page--narrow"><SignIn control={runtime.session} emit={() => true} screen={screenOf(match)!} /></div>
      </LoginGround>
    );
  }
  return (
    <LoginSheet runtime={runtime} title={label('deviceTitle')} lead={label(isMember ? 'deviceTvLead' : 'deviceGuestLead')}>
      {!viewer && <Spinner size="large" label={label('loading')} />}
      {viewer?.who === 'guest' && <NavLink to={signInDestination(location)} variant="primary">{label('signIn')}</NavLink>}
      {isMember && <DeviceForm {...(match?.name === 'activate-user' ? { id: match.params.id } : {})} />}
    </LoginSheet>
  );
}
