import { useLabel } from '../../binding/use-label.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { search } from '../../ui/icon/navigation-icons.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import type { SiteLocation, SiteNavigator } from '../navigator/site-navigator.ts';
import { searchFragment } from '../overlays/search-fragment.ts';

/** Opens search over the page, by the page's own address. */
export function SearchButton({ navigator, location: { address, state } }: { navigator: SiteNavigator; location: SiteLocation }) {
  const label = useLabel();
  const open = () => navigator.visit(address.replace(/#.*$/s, '') + searchFragment(), { state });
  return (
    <Tooltip text={label('comingSearch')}>
      <button type="button" className="fl-site__icon-button" aria-label={label('comingSearch')} aria-haspopup="dialog" onClick={open}>
        <Icon path={search} />
      </button>
    </Tooltip>
  );
}
