import { useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useMenuItems, type MenuProps } from './menu-items.ts';
import { MoreMenu } from './more-menu.tsx';
import { NavItem } from './nav-item.tsx';
import { useFittingItems } from './use-fitting-items.ts';

/** The menu that the platform lists; what does not fit in the bar waits behind one button. @source spec 3 §3 "Menu" */
export function Navigation(props: MenuProps) {
  const label = useLabel();
  const list = useRef<HTMLUListElement>(null);
  const items = useMenuItems(props);
  const shown = useFittingItems(list, items.map(({ name }) => name).join('\n'));
  return (
    <nav className="fl-site__nav" aria-label={label('mainNavigation')}>
      <ul ref={list} role="list" className="fl-site__nav-items">
        {items.map(({ featured: _, id, ...item }, index) => <li key={id} hidden={index >= shown}><NavItem {...item} /></li>)}
        <MoreMenu items={items.slice(shown)} {...props} />
      </ul>
    </nav>
  );
}
