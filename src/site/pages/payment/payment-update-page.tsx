import { useEffect } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { LicencePayment } from '../../../features/licence-payment/licence-payment.tsx';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { signInDestination } from '../../../rules/identity/sign-in-return.ts';
import { lock } from '../../../ui/icon/lock-icon.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import sheet from '../pages.css';

/** Another card for a licence. A guest signs in first, and comes back. @source spec 2 §2 "payment update | /payment-update/{licenceId}" */
export function PaymentUpdatePage({ runtime, navigator, location }: PageProps) {
  const label = useLabel();
  const viewer = useSignal(runtime.store.context.viewer);
  const adopt = useSheet(sheet);
  const isLost = viewer?.who === 'guest';
  useEffect(() => {
    if (isLost) navigator.visit(navigator.hrefOf(signInDestination(location)), { replace: true });
  }, [isLost, navigator, location]);
  const { match } = location;
  if (viewer?.who !== 'member' || match?.name !== 'payment-update') return null;
  if (viewer.profileType === 'child') {
    return (
      <div ref={adopt} className="fl-page">
        <EmptyState icon={lock} title={label('accountForGrownUps')} lead={label('accountForGrownUpsLead')}><NavLink to={{ name: 'profiles' }} variant="primary">{label('whoIsWatching')}</NavLink></EmptyState>
      </div>
    );
  }
  return (
    <div ref={adopt} className="fl-page fl-page--narrow">
      <LicencePayment licenceId={match.params.licenceId} sandboxHint={runtime.settings.flags.sandboxPayments} />
    </div>
  );
}
