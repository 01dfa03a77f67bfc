import { useLabel } from '../../../binding/use-label.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import type { NamedLicence } from '../../../store/purchase/checkout-state.ts';
import type { Destination } from '../../../routing/destination.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/choice-icons.ts';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';

export interface PurchaseDoneProps {
  titleKey: 'purchaseSuccess' | 'alreadyOwned';
  leadKey: LabelKey;
  licence: NamedLicence;
  backTo?: Destination;
  moved: { current: boolean };
}

/** The viewer holds the licence: which one, and the link back to the title. */
export function PurchaseDone({ titleKey, leadKey, licence, backTo, moved }: PurchaseDoneProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  return (
    <div className="fl-checkout__done" part="done">
      <span className="fl-checkout__done-sign" aria-hidden="true"><Icon path={check} /></span>
      <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label(titleKey)}</h2>
      {titleKey === 'alreadyOwned' && <strong dir="auto">{licence.name}</strong>}
      <p className="fl-checkout__lead" role="status">{label(leadKey, { licence: licence.name })}</p>
      {backTo && (
        <NavLink to={backTo} variant="primary" size="large" part="watch">{label('watchNow')}</NavLink>
      )}
    </div>
  );
}
