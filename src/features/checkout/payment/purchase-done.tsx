import { lazy } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { DoneState } from '../../../parts/feedback/done-state.tsx';
import { Late } from '../../../parts/feedback/late.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import type { Destination } from '../../../routing/destination.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { NamedLicence } from '../../../store/purchase/checkout-state.ts';

/** Fetched once something is bought. */
const Receipt = lazy(() => import('../../../parts/payment/receipt/receipt.tsx').then((module) => ({ default: module.Receipt })));

export interface PurchaseDoneProps {
  titleKey: 'purchaseSuccess' | 'alreadyOwned';
  leadKey: LabelKey;
  licence: NamedLicence;
  backTo?: Destination;
  moved: { current: boolean };
}

/** The viewer holds the licence: which one, what its payment came to, and the link back to the title. */
export function PurchaseDone({ titleKey, leadKey, licence, backTo, moved }: PurchaseDoneProps) {
  const label = useLabel();
  return (
    <DoneState title={label(titleKey)} name={titleKey === 'alreadyOwned' ? licence.name : undefined} lead={label(leadKey, { licence: licence.name })} moved={moved}>
      {titleKey === 'purchaseSuccess' && <Late><Receipt licenceId={licence.licenceId} level="h3" /></Late>}
      {backTo && <NavLink to={backTo} variant="primary" size="large" part="watch">{label('watchNow')}</NavLink>}
    </DoneState>
  );
}
