import { useRef, useState, type ReactNode } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { hasPage } from '../../routing/routes-with-pages.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { screenOf } from '../../rules/identity/identity-screen.ts';
import { signInPlace } from '../../rules/identity/sign-in-place.ts';
import { signInDestination } from '../../rules/identity/sign-in-return.ts';
import { signUpDestination } from '../../rules/identity/sign-up/sign-up-destination.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { chevronDown, user } from '../../ui/icon/navigation-icons.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import { Avatar } from './avatar.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SignOutItem } from './menu/sign-out-item.tsx';
import type { Overlays } from '../overlays/overlays.ts';
import type { SiteLocation, SiteNavigator } from '../navigator/site-navigator.ts';

interface AccountMenuProps {
  runtime: Runtime;
  navigator: SiteNavigator;
  location: SiteLocation;
  /** The languages of a guest stand in the menu behind its button. */
  isBehindMenu?: boolean;
  overlays: Overlays;
  /** What stands before it. */
  children?: ReactNode;
}

/** A guest's ways in, or a member's menu. @source spec 3 §2 "Sign up (primary) and Sign in (secondary) buttons", §6 "Guest", "Signed-in member" */
export function AccountMenu(props: AccountMenuProps) {
  const viewer = useSignal(props.runtime.store.context.viewer);
  return (
    <div className="fl-site__account-area">
      {props.children}
      {viewer?.who === 'member' ? <MemberMenu {...props} name={viewer.displayName} profileType={viewer.profileType} /> : <GuestMenu {...props} />}
    </div>
  );
}

function GuestMenu({ runtime, location, overlays, isBehindMenu }: AccountMenuProps) {
  const label = useLabel();
  const here = location.match?.name;
  const isSigningIn = location.match !== undefined && screenOf(location.match) !== undefined;
  const open = () => {
    if (signInPlace(runtime.settings.flags, isSigningIn) === 'route') return true;
    overlays.open('sign-in');
    return false;
  };
  const to = signInDestination(location);
  return (
    <>
      {!isBehindMenu && <LanguageChoice runtime={runtime} />}
      {runtime.settings.flags.selfRegistration && hasPage('signup') && here !== 'signup' && <span className="fl-site__join"><NavLink to={signUpDestination(location)} variant="primary" size="small">{label('signUp')}</NavLink></span>}
      {here !== 'login' && <span className="fl-site__way-in"><NavLink to={to} variant="secondary" size="small" icon={user} offer={open}>{label('signIn')}</NavLink></span>}
    </>
  );
}

function MemberMenu({ runtime, navigator, name, profileType }: AccountMenuProps & { name: string | undefined; profileType: 'adult' | 'child' | undefined }) {
  const label = useLabel();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismissal(open, box, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });
  return (
    <div ref={box} className="fl-site__account">
      <Tooltip text={label('accountMenu')} side="end">
        <button ref={button} type="button" className="fl-site__account-button" aria-expanded={open} aria-controls="account-menu" onClick={() => setOpen(!open)}>
          <Avatar runtime={runtime} name={name ?? ''} />
          <span className="fl-site__account-name" dir="auto">{name ?? label('accountMenu')}</span>
          <Icon path={chevronDown} />
        </button>
      </Tooltip>
      <div id="account-menu" className="fl-site__menu" hidden={!open}>
        <NavLink to={{ name: 'my-list' }} offer={() => (setOpen(false), true)}>{label('myList')}</NavLink>
        {profileType !== 'child' && <NavLink to={{ name: 'account' }} offer={() => (setOpen(false), true)}>{label('accountTitle')}</NavLink>}
        <NavLink to={{ name: 'profiles' }} offer={() => (setOpen(false), true)}>{label('whoIsWatching')}</NavLink>
        <LanguageChoice runtime={runtime} />
        <SignOutItem runtime={runtime} navigator={navigator} onLeave={() => setOpen(false)} />
      </div>
    </div>
  );
}
