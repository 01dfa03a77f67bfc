import { useRef, useState, type ReactNode } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { hasPage } from '../../routing/routes-with-pages.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { signInDestination } from '../../rules/identity/sign-in-return.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { chevronDown } from '../../ui/icon/navigation-icons.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import { Avatar } from './avatar.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SignOutItem } from './menu/sign-out-item.tsx';
import type { SiteLocation, SiteNavigator } from '../navigator/site-navigator.ts';

interface AccountMenuProps {
  runtime: Runtime;
  navigator: SiteNavigator;
  location: SiteLocation;
  /** The languages of a guest stand in the menu behind its button. */
  isBehindMenu?: boolean;
  /** What stands before it. */
  children?: ReactNode;
}

/** A guest's ways in, or a member's menu. @source spec 3 §2 "Sign up (primary) and Sign in (secondary) buttons", §6 "Guest", "Signed-in member" */
export function AccountMenu(props: AccountMenuProps) {
  const viewer = useSignal(props.runtime.store.context.viewer);
  return (
    <div className="fl-site__account-area">
      {props.children}
      {viewer?.who === 'member' ? <MemberMenu {...props} name={viewer.displayName} /> : <GuestMenu {...props} />}
    </div>
  );
}

function GuestMenu({ runtime, location, isBehindMenu }: AccountMenuProps) {
  const label = useLabel();
  const isLogin = location.match?.name === 'login';
  const to = signInDestination(location);
  return (
    <>
      {!isBehindMenu && <LanguageChoice runtime={runtime} />}
      {runtime.settings.flags.selfRegistration && hasPage('signup') && <NavLink to={{ name: 'signup' }} variant="primary" size="small">{label('signUp')}</NavLink>}
      {!isLogin && <NavLink to={to} variant="secondary" size="small">{label('signIn')}</NavLink>}
    </>
  );
}

function MemberMenu({ runtime, navigator, name }: AccountMenuProps & { name: string | undefined }) {
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
        <LanguageChoice runtime={runtime} />
        <SignOutItem runtime={runtime} navigator={navigator} onLeave={() => setOpen(false)} />
      </div>
    </div>
  );
}
