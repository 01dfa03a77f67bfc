import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { MenuItem } from '../../contracts/realm/menu-item.ts';
import { useNavLink } from '../../parts/nav-link/use-nav-link.ts';
import { menuDestination } from '../../rules/realm/menu-destination.ts';
import type { Menu } from '../../store/realm/menu.ts';
import type { Destination } from '../../routing/destination.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { SiteLocation } from '../navigator/site-navigator.ts';

/** The menu until the platform has answered, and when it does not. */
const fallback: MenuItem[] = [{ title: 'Home', labelKey: 'menuHome', type: 'VIEW', layout: 'TOP', data: { view: 'home' }, style: { featured: true } }];

/** The menu that the platform lists. @source spec 3 §3 "Menu" */
export function Navigation({ runtime, menu, location }: { runtime: Runtime; menu: Menu; location: SiteLocation }) {
  const label = useLabel();
  const items = useSignal(menu.items) ?? fallback;
  return (
    <nav className="fl-site__nav" aria-label={label('mainNavigation')}>
      <ul role="list" className="fl-site__nav-items">
        {items.map((item) => {
          const to = menuDestination(item);
          const name = runtime.store.labels.platformText(item.labelKey, item.title);
          return to && <li key={`${item.type}:${item.data.view}`}><NavItem to={to} name={name} isHere={leadsTo(location, to)} /></li>;
        })}
      </ul>
    </nav>
  );
}

function NavItem({ to, name, isHere }: { to: Destination; name: string; isHere: boolean }) {
  return (
    <a {...useNavLink(to)} className="fl-site__nav-item" aria-current={isHere ? 'page' : undefined}>{name}</a>
  );
}

function leadsTo({ match }: SiteLocation, to: Destination): boolean {
  const here = match?.name === 'root' ? 'home' : match?.name;
  if (match?.name === 'section' && to.name === 'section') return to.params.id === match.params.id;
  return here === to.name;
}
