import { useLabel } from '../../../binding/use-label.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { bankCard } from '../../../ui/icon/form-icons.ts';

/** A gift that is not on offer, and the way to those that are. */
export function GiftMissing() {
  const label = useLabel();
  return <EmptyState icon={bankCard} title={label('giftMissing')} lead={label('giftMissingLead')}><NavLink to={{ name: 'gift' }} variant="primary">{label('giftAll')}</NavLink></EmptyState>;
}
