import { useState } from 'react';
import type { AccountDeletion } from '../../../contracts/identity/account/account-details.ts';
import { Account } from '../../../features/account/account.tsx';
import { Farewell } from '../../../features/account/farewell.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import { GrownUpsOnly } from '../states/grown-ups-only.tsx';
import sheet from '../pages.css';

/** The account of a grown-up. A guest signs in first, and comes back to the same part. @source spec 3 §2 "account | /account" */
export function AccountPage(props: PageProps) {
  const { runtime, navigator, location } = props;
  const adopt = useSheet(sheet);
  const [deletion, setDeletion] = useState<AccountDeletion>();
  const control = runtime.session;
  if (deletion) return <div ref={adopt} className="fl-page"><Farewell deletion={deletion} /></div>;
  if (!control) return null;
  const leave = (gone: AccountDeletion) => {
    setDeletion(gone);
    void control.signOut().catch(() => undefined);
  };
  /** @source spec 3 §8 "On success the user goes to logout with a from pointing at login" */
  const signInAgain = () => {
    navigator.visit(navigator.hrefOf({ name: 'logout', query: { from: navigator.hrefOf({ name: 'login' }) } }));
    void control.signOut().catch(() => undefined);
  };
  return (
    <div ref={adopt} className="fl-page">
      <GrownUpsOnly {...props}><Account control={control} hash={location.hash} onDeleted={leave} onSignInAgain={signInAgain} /></GrownUpsOnly>
    </div>
  );
}
