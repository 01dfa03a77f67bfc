import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { AccountDetails } from '../../../contracts/identity/account/account-details.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { createDetails, type Details } from '../../../store/identity/account/account-details.ts';
import { Loaded, SectionFrame } from '../section-frame.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProviderPasswords } from './provider-passwords.tsx';

/** A new password, by the one that it has. @source spec 3 §4 "Password change", §5 "invalidCurrentCredentials" */
export function PasswordSection() {
  const { context } = useRuntime().store;
  const part = useSlice(() => createDetails(context), [context]);
  return (
    <SectionFrame titleKey="accountPassword" leadKey="accountPasswordLead">
      <Loaded part={part}>{(account) => (account.hasPassword ? <OwnPassword part={part} account={account} /> : <NoPassword />)}</Loaded>
      <ProviderPasswords />
    </SectionFrame>
  );
}

function OwnPassword({ part, account: { contactEmail, details, passwordMinLength } }: { part: Details; account: AccountDetails }) {
  return <PasswordForm userName={contactEmail} own={[contactEmail, details.name ?? '']} passwordMinLength={passwordMinLength} isBusy={useSignal(part.isBusy)} onChange={part.setPassword} />;
}

function NoPassword() {
  const label = useLabel();
  return (
    <div className="fl-account__card">
      <strong>{label('accountNoPassword')}</strong>
      <p className="fl-account__note">{label('accountNoPasswordLead')}</p>
      <NavLink to={{ name: 'request-password' }} variant="secondary">{label('requestPasswordTitle')}</NavLink>
    </div>
  );
}
