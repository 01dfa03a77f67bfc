import { useLabel } from '../../../binding/use-label.ts';
import type { BillingSummary } from '../../../contracts/purchase/billing-details.ts';
import { BillingLines } from '../../../parts/billing/billing-lines.tsx';
import { Button } from '../../../ui/button/button.tsx';

/** Who is billed, in the order's summary. @source spec 2 §2 "Billing summary" */
export function BilledTo({ billing, isLocked, onChange }: { billing: BillingSummary; isLocked: boolean; onChange(): void }) {
  const label = useLabel();
  return (
    <div className="fl-payment__billed" part="billing">
      <div className="fl-payment__billed-words">
        <strong>{label('billingBilledTo')}</strong>
        <BillingLines billing={billing} />
      </div>
      {!isLocked && <Button variant="ghost" size="small" hiddenSuffix={label('billingDetails')} onClick={onChange}>{label('billingChange')}</Button>}
    </div>
  );
}
