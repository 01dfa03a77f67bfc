import { useLabel } from '../../binding/use-label.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { screenOf } from '../../rules/identity/identity-screen.ts';
import { signInPlace } from '../../rules/identity/sign-in-place.ts';
import { signInDestination } from '../../rules/identity/sign-in-return.ts';
import { signUpDestination } from '../../rules/identity/sign-up/sign-up-destination.ts';
import { user } from '../../ui/icon/navigation-icons.ts';
import type { SiteLocation } from '../navigator/site-navigator.ts';
import type { Overlays } from '../overlays/overlays.ts';

interface GuestWaysProps {
  runtime: Runtime;
  location: SiteLocation;
  overlays: Overlays;
  /** When one is pressed, before anything opens. */
  onTake?(): void;
  /** Gets the focus back when the sign-in closes; what has it when absent. */
  opener?(): Element | undefined;
}

/** A guest's ways in: a new account, and the sign-in beside the page. @source spec 3 §6 "Guest: sees sign-in and sign-up in the navbar and sidebar" */
export function GuestWays({ runtime, location, overlays, onTake, opener }: GuestWaysProps) {
  const label = useLabel();
  const here = location.match?.name;
  const isSigningIn = location.match !== undefined && screenOf(location.match) !== undefined;
  const open = () => {
    onTake?.();
    if (signInPlace(runtime.settings.flags, isSigningIn) === 'route') return true;
    overlays.open('sign-in', opener?.());
    return false;
  };
  return (
    <>
      {runtime.settings.flags.selfRegistration && here !== 'signup' && (
        <span className="fl-site__join"><NavLink to={signUpDestination(location)} variant="primary" size="small" offer={() => (onTake?.(), true)}>{label('signUp')}</NavLink></span>
      )}
      {here !== 'login' && <span className="fl-site__way-in"><NavLink to={signInDestination(location)} variant="secondary" size="small" icon={user} offer={open}>{label('signIn')}</NavLink></span>}
    </>
  );
}
