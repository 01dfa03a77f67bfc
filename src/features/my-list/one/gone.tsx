import { useLabel } from '../../../binding/use-label.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { list as listSign } from '../../../ui/icon/title-icons.ts';

/** Deleted, no longer shared, or never there. */
export function Gone() {
  const label = useLabel();
  return (
    <EmptyState icon={listSign} title={label('listGone')} lead={label('listGoneLead')}>
      <NavLink to={{ name: 'watchlists' }} variant="primary">{label('backToLists')}</NavLink>
    </EmptyState>
  );
}
