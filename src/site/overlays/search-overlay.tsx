import { useLabel } from '../../binding/use-label.ts';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { search } from '../../ui/icon/navigation-icons.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { OverlayProps } from './overlay-props.ts';

/** Search over any page. Until there is one it says what will be there; closing it takes the fragment out of the address. */
export function SearchOverlay({ overlays, navigator, location }: OverlayProps) {
  const label = useLabel();
  const leave = () => {
    overlays.close('search');
    navigator.visit(location.address.replace(/#.*$/s, ''), { replace: true, state: location.state });
  };
  return (
    <Dialog label={label('comingSearch')} closeLabel={label('close')} onClose={leave}>
      <EmptyState icon={search} title={label('comingSearch')} lead={`${label('comingSearchLead')} ${label('comingSoon')}`}>
        <NavLink to={{ name: 'browse' }} variant="primary">{label('browseCatalogue')}</NavLink>
      </EmptyState>
    </Dialog>
  );
}
