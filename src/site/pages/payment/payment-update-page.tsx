import { LicencePayment } from '../../../features/licence-payment/licence-payment.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import { GrownUpsOnly } from '../states/grown-ups-only.tsx';
import sheet from '../pages.css';

/** Another card for a licence. @source spec 2 §2 "payment update | /payment-update/{licenceId}" */
export function PaymentUpdatePage(props: PageProps) {
  const { runtime, location: { match } } = props;
  const adopt = useSheet(sheet);
  if (match?.name !== 'payment-update') return null;
  return (
    <div ref={adopt} className="fl-page fl-page--narrow">
      <GrownUpsOnly {...props}><LicencePayment licenceId={match.params.licenceId} sandboxHint={runtime.settings.flags.sandboxPayments} /></GrownUpsOnly>
    </div>
  );
}
