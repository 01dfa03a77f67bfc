import { useLabel } from '../../binding/use-label.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { search } from '../../ui/icon/navigation-icons.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import type { SiteLocation, SiteNavigator } from '../navigator/site-navigator.ts';
import { searchFragment } from '../overlays/search-fragment.ts';
import sheet from './search-button.css';

/** Opens search over the page, by the page's own address. A wide bar has room for a box with a word in it. */
export function SearchButton({ navigator, location: { address, state } }: { navigator: SiteNavigator; location: SiteLocation }) {
  const label = useLabel();
  const open = () => navigator.visit(address.replace(/#.*$/s, '') + searchFragment(), { state });
  return (
    <Tooltip text={label('search')}>
      <button ref={useSheet(sheet)} type="button" className="fl-site__icon-button fl-site__search-open" aria-label={label('search')} aria-haspopup="dialog" onClick={open}>
        <Icon path={search} />
        <span className="fl-site__search-word">{label('search')}</span>
      </button>
    </Tooltip>
  );
}
