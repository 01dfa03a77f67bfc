import { useRef } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { MenuItem } from '../../contracts/realm/menu-item.ts';
import { menuDestination } from '../../rules/realm/menu-destination.ts';
import type { Menu } from '../../store/realm/menu.ts';
import type { Destination } from '../../routing/destination.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { MoreMenu } from './more-menu.tsx';
import { NavItem } from './nav-item.tsx';
import { useFittingItems } from './use-fitting-items.ts';
import type { SiteLocation } from '../navigator/site-navigator.ts';

/** The menu until the platform has answered, and when it does not. */
const fallback: MenuItem[] = [{ title: 'Home', labelKey: 'menuHome', type: 'VIEW', layout: 'TOP', data: { view: 'home' }, style: { featured: true } }];

/** The menu that the platform lists; what does not fit in the bar waits behind one button. @source spec 3 §3 "Menu" */
export function Navigation({ runtime, menu, location }: { runtime: Runtime; menu: Menu; location: SiteLocation }) {
  const label = useLabel();
  const list = useRef<HTMLUListElement>(null);
  const listed = useSignal(menu.items) ?? fallback;
  const items = listed.flatMap((item) => {
    const to = menuDestination(item);
    return to ? [{ to, name: runtime.store.labels.platformText(item.labelKey, item.title), isHere: leadsTo(location, to) }] : [];
  });
  const shown = useFittingItems(list, items.map(({ name }) => name).join('\n'));
  return (
    <nav className="fl-site__nav" aria-label={label('mainNavigation')}>
      <ul ref={list} role="list" className="fl-site__nav-items">
        {items.map((item, index) => <li key={item.name} hidden={index >= shown}><NavItem {...item} /></li>)}
        <MoreMenu items={items.slice(shown)} />
      </ul>
    </nav>
  );
}

function leadsTo({ match }: SiteLocation, to: Destination): boolean {
  const here = match?.name === 'root' ? 'home' : match?.name;
  if (match?.name === 'section' && to.name === 'section') return to.params.id === match.params.id;
  return here === to.name;
}
