import { useRef, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronDown } from '../../../ui/icon/navigation-icons.ts';
import { useDismissal } from '../../../ui/use-dismissal.ts';
import type { MenuProps, ShownItem } from './menu-items.ts';
import { NavItem } from './nav-item.tsx';
import { SignOutItem } from './sign-out-item.tsx';

/** The items of the menu that the bar has no room for, main ones first, behind a button that is there when any is. @source spec 3 §2 "More menu" */
export function MoreMenu({ items, runtime, navigator }: Pick<MenuProps, 'runtime' | 'navigator'> & { items: readonly ShownItem[] }) {
  const label = useLabel();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = open && items.length > 0;
  useDismissal(isOpen, box, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });
  return (
    <li ref={box} className="fl-site__more" hidden={items.length === 0}>
      <button
        ref={button}
        type="button"
        className={items.some(({ isHere }) => isHere) ? 'fl-site__nav-item fl-site__nav-item--here' : 'fl-site__nav-item'}
        aria-expanded={isOpen}
        aria-controls="more-menu"
        onClick={() => setOpen(!open)}
      >
        {label('moreMenu')}
        <Icon path={chevronDown} />
      </button>
      <div id="more-menu" className="fl-site__menu" hidden={!isOpen}>
        <Links items={items.filter(({ featured }) => featured)} onFollow={() => setOpen(false)} />
        <Links items={items.filter(({ featured }) => !featured)} onFollow={() => setOpen(false)} />
        <SignOutItem runtime={runtime} navigator={navigator} onLeave={() => setOpen(false)} />
      </div>
    </li>
  );
}

function Links({ items, onFollow }: { items: readonly ShownItem[]; onFollow(): void }) {
  if (items.length === 0) return null;
  return (
    <ul role="list" className="fl-site__menu-group">
      {items.map(({ featured: _, id, ...item }) => <li key={id}><NavItem {...item} offer={() => (onFollow(), true)} /></li>)}
    </ul>
  );
}
