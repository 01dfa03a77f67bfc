import { useEffect, useRef, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { menuLines } from '../../../ui/icon/navigation-icons.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { searchDestination } from '../../../rules/search/search-destination.ts';
import { SearchForm } from '../../overlays/search-form.tsx';
import { LanguageChoice } from '../language-choice.tsx';
import { useMenuItems, type MenuProps, type ShownItem } from './menu-items.ts';
import { GuestWays } from '../guest-ways.tsx';
import { LiveItem } from '../live/live-item.tsx';
import { MenuFailure } from './menu-failure.tsx';
import { NavItem } from './nav-item.tsx';
import { SignOutItem } from './sign-out-item.tsx';
import sheet from './hamburger-menu.css';

/**
 * The menu behind a button: main items first, then the others, the languages and the way out.
 *
 * The browser's own modal dialog keeps the focus inside and gives it back; the sheet moves it in and out and locks the page below.
 *
 * @source spec 3 §2 "Hamburger menu"
 */
export function HamburgerMenu(props: MenuProps) {
  const { runtime, navigator, location, menu, aside } = props;
  const label = useLabel();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const items = useMenuItems(props);
  const viewer = useSignal(runtime.store.context.viewer);
  const close = () => dialog.current?.close();
  useEffect(close, [location.key]);
  const open = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  const search = (words: string) => {
    close();
    navigator.go(searchDestination(words));
  };
  return (
    <div ref={useSheet(sheet)} className="fl-site__hamburger">
      <Tooltip text={label('openMenu')} side="start">
        <button type="button" className="fl-site__hamburger-button" aria-haspopup="dialog" aria-expanded={isOpen} aria-label={label('openMenu')} onClick={open}>
          <Icon path={menuLines} />
        </button>
      </Tooltip>
      <dialog ref={dialog} className="fl-site__drawer" aria-label={label('mainNavigation')} onClose={() => setOpen(false)} onClick={(event) => event.target === event.currentTarget && close()}>
        <div className="fl-site__drawer-body">
          <Tooltip text={label('close')} side="start">
            <button type="button" className="fl-site__drawer-close" aria-label={label('close')} onClick={close}>×</button>
          </Tooltip>
          <SearchForm onSearch={search} />
          <nav aria-label={label('mainNavigation')}>
            <Links items={items.filter(({ featured }) => featured)} onFollow={close} />
            <Links items={items.filter(({ featured }) => !featured)} onFollow={close} isMinor />
          </nav>
          {aside && <LiveItem {...aside} onOpen={close} />}
          {aside && viewer?.who === 'guest' && <div className="fl-site__drawer-ways"><GuestWays runtime={runtime} location={location} overlays={aside.overlays} onTake={close} /></div>}
          <MenuFailure menu={menu} />
          {viewer?.who !== 'member' && <LanguageChoice runtime={runtime} />}
          <SignOutItem runtime={runtime} navigator={navigator} onLeave={close} />
        </div>
      </dialog>
    </div>
  );
}

function Links({ items, isMinor = false, onFollow }: { items: ShownItem[]; isMinor?: boolean; onFollow(): void }) {
  if (items.length === 0) return null;
  return (
    <ul role="list" className={isMinor ? 'fl-site__drawer-items fl-site__drawer-items--minor' : 'fl-site__drawer-items'}>
      {items.map(({ featured: _, id, ...item }) => <li key={id}><NavItem {...item} offer={() => (onFollow(), true)} /></li>)}
    </ul>
  );
}
