import { useEffect, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { AccountDeletion } from '../../../contracts/identity/account/account-details.ts';
import { Account } from '../../../features/account/account.tsx';
import { Farewell } from '../../../features/account/farewell.tsx';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { signInDestination } from '../../../rules/identity/sign-in-return.ts';
import { lock } from '../../../ui/icon/lock-icon.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import sheet from '../pages.css';

/** The account of a grown-up. A guest signs in first, and comes back to the same part. @source spec 3 §2 "account | /account" */
export function AccountPage({ runtime, navigator, location }: PageProps) {
  const label = useLabel();
  const viewer = useSignal(runtime.store.context.viewer);
  const adopt = useSheet(sheet);
  const [deletion, setDeletion] = useState<AccountDeletion>();
  const isLost = viewer?.who === 'guest' && !deletion;
  useEffect(() => {
    if (isLost) navigator.visit(navigator.hrefOf(signInDestination(location)), { replace: true });
  }, [isLost, navigator, location]);
  const control = runtime.session;
  if (deletion) return <div ref={adopt} className="fl-page"><Farewell deletion={deletion} /></div>;
  if (!control || viewer?.who !== 'member') return null;
  if (viewer.profileType === 'child') {
    return (
      <div ref={adopt} className="fl-page">
        <EmptyState icon={lock} title={label('accountForGrownUps')} lead={label('accountForGrownUpsLead')}><NavLink to={{ name: 'profiles' }} variant="primary">{label('whoIsWatching')}</NavLink></EmptyState>
      </div>
    );
  }
  const leave = (gone: AccountDeletion) => {
    setDeletion(gone);
    void control.signOut().catch(() => undefined);
  };
  /** @source spec 3 §8 "On success the user goes to logout with a from pointing at login" */
  const signInAgain = () => {
    navigator.visit(navigator.hrefOf({ name: 'logout', query: { from: navigator.hrefOf({ name: 'login' }) } }));
    void control.signOut().catch(() => undefined);
  };
  return <div ref={adopt} className="fl-page"><Account control={control} hash={location.hash} onDeleted={leave} onSignInAgain={signInAgain} /></div>;
}
