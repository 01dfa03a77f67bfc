import { useRef, useState, type ReactNode } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { grownUpRefusal } from '../../rules/identity/account/grown-up-refusal.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { chevronDown } from '../../ui/icon/navigation-icons.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import { Avatar } from './avatar.tsx';
import { GuestWays } from './guest-ways.tsx';
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
      {viewer?.who === 'member' ? <MemberMenu {...props} name={viewer.displayName} seesAccount={grownUpRefusal(viewer) === undefined} /> : <GuestMenu {...props} />}
    </div>
  );
}

function GuestMenu({ runtime, location, overlays, isBehindMenu }: AccountMenuProps) {
  return (
    <>
      {!isBehindMenu && <LanguageChoice runtime={runtime} />}
      <GuestWays runtime={runtime} location={location} overlays={overlays} />
    </>
  );
}

function MemberMenu({ runtime, navigator, name, seesAccount }: AccountMenuProps & { name: string | undefined; seesAccount: boolean }) {
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
        {seesAccount && <NavLink to={{ name: 'account' }} offer={() => (setOpen(false), true)}>{label('accountTitle')}</NavLink>}
        <NavLink to={{ name: 'profiles' }} offer={() => (setOpen(false), true)}>{label('whoIsWatching')}</NavLink>
        <NavLink to={{ name: 'preferences' }} offer={() => (setOpen(false), true)}>{label('preferences')}</NavLink>
        <LanguageChoice runtime={runtime} />
        <SignOutItem runtime={runtime} navigator={navigator} onLeave={() => setOpen(false)} />
      </div>
    </div>
  );
}
