import { useState } from 'react';
import type { GiftCheckout } from '../../../store/purchase/gift/gift-checkout.ts';
import type { GiftBillingState } from '../../../store/purchase/gift/gift-checkout-state.ts';
import { BillingStep } from '../billing/billing-step.tsx';

export interface GiftBillingProps {
  slice: GiftCheckout;
  state: GiftBillingState;
  moved: { current: boolean };
  onSaved(): void;
}

/** What paying a gift lacks, of a member or of a guest; then the same choice again. @source spec 2 §8 "424 BASKET_REQUIREMENTS_FAILED" */
export function GiftBilling({ slice, state, moved, onSaved }: GiftBillingProps) {
  const [guestBuyer] = useState(slice.guestBuyer);
  const back = () => {
    moved.current = true;
    slice.leaveBilling();
  };
  return <BillingStep state={state} guestBuyer={guestBuyer} moved={moved} onSaved={onSaved} onBack={back} />;
}
