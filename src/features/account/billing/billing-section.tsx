import { useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { BillingDetails } from '../../../contracts/purchase/billing-details.ts';
import { BillingLines } from '../../../parts/billing/billing-lines.tsx';
import { BillingPanel } from '../../../parts/billing/billing-panel.tsx';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { createKeptBilling, type KeptBilling } from '../../../store/purchase/billing/kept-billing.ts';
import { Button } from '../../../ui/button/button.tsx';
import { letterhead } from '../account-icons.ts';
import { Loaded, Said, SectionFrame } from '../section-frame.tsx';

/** Who is billed. @source spec 2 §2 "Billing summary"; spec 3 §1 "Account screens show payments, cards, addresses" */
export function BillingSection() {
  const { context } = useRuntime().store;
  const part = useSlice(() => createKeptBilling(context), [context]);
  return (
    <SectionFrame titleKey="billingDetails" leadKey="billingAccountLead">
      <Loaded part={part}>{(known) => <Billed part={part} known={known} />}</Loaded>
    </SectionFrame>
  );
}

function Billed({ part, known: { details } }: { part: KeptBilling; known: BillingDetails }) {
  const label = useLabel();
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const open = () => {
    setDone(undefined);
    setOpen(true);
  };
  const saved = (next: BillingDetails) => {
    part.show(next);
    setOpen(false);
    setDone(label('billingSaved'));
  };
  if (isOpen) return <BillingPanel actionKey="accountSave" backKey="cancelChange" onSaved={saved} onBack={() => setOpen(false)} />;
  return (
    <>
      <Said done={done} />
      {details ? (
        <div className="fl-account__card">
          <BillingLines billing={details} />
          <div className="fl-account__buttons"><Button size="small" hiddenSuffix={label('billingDetails')} onClick={open}>{label('billingChange')}</Button></div>
        </div>
      ) : (
        <EmptyState icon={letterhead} title={label('billingNone')} lead={label('billingNoneLead')}><Button variant="primary" onClick={open}>{label('billingAdd')}</Button></EmptyState>
      )}
    </>
  );
}
