import { PaymentAuthorization } from '../../../features/licence-payment/payment-authorization.tsx';
import { readQuery } from '../../../routing/query-parameters.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import { GrownUpsOnly } from '../states/grown-ups-only.tsx';
import { ReturnedPayment } from './returned-payment.tsx';
import sheet from '../pages.css';

/** A payment that its payer confirms at the issuer. @source spec 2 §2 "payment authorization | /payment-authorization"; chosen: the licence as `selectedLicence`, a query parameter of the spec, and without it the first one with something to confirm */
export function PaymentAuthorizationPage(props: PageProps) {
  const adopt = useSheet(sheet);
  return (
    <ReturnedPayment {...props}>
      <div ref={adopt} className="fl-page fl-page--narrow">
        <GrownUpsOnly {...props}><PaymentAuthorization licenceId={readQuery(props.location.query, 'selectedLicence')} /></GrownUpsOnly>
      </div>
    </ReturnedPayment>
  );
}
