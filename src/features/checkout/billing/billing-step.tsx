import { useLabel } from '../../../binding/use-label.ts';
import { BillingPanel } from '../../../parts/billing/billing-panel.tsx';
import type { BillingStepState } from '../../../store/purchase/checkout-state.ts';
import type { GuestBuyer } from '../../../store/purchase/gift/gift-buyer.ts';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';

export interface BillingStepProps {
  state: Pick<BillingStepState, 'missingFields'>;
  guestBuyer?: GuestBuyer | undefined;
  moved: { current: boolean };
  onSaved(): void;
  onBack(): void;
}

/** What the purchase lacks, and nothing else; then the same choice again. @source spec 2 §8 "424 BASKET_REQUIREMENTS_FAILED" */
export function BillingStep({ state, guestBuyer, moved, onSaved, onBack }: BillingStepProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  return (
    <div className="fl-checkout__stack fl-checkout__stack--narrow" part="billing">
      <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label('billingDetails')}</h2>
      <BillingPanel missing={state.missingFields} guestBuyer={guestBuyer} actionKey="billingSave" backKey="billingBack" onSaved={onSaved} onBack={onBack} />
    </div>
  );
}
