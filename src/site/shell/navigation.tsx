import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { MenuItem } from '../../contracts/realm/menu-item.ts';
import { menuDestination } from '../../rules/realm/menu-destination.ts';
import type { Destination } from '../../routing/destination.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { isPlainClick } from '../navigator/plain-click.ts';
import type { SiteLocation, SiteNavigator } from '../navigator/site-navigator.ts';

/** Until the platform has answered, and when it does not: home is always there. */
const fallback: MenuItem[] = [{ title: 'Home', labelKey: 'menuHome', type: 'VIEW', layout: 'TOP', data: { view: 'home' }, style: { featured: true } }];

/** The ways to go, as the platform lists them. @source spec 3 §3 "Menu" */
export function Navigation({ runtime, navigator, location }: { runtime: Runtime; navigator: SiteNavigator; location: SiteLocation }) {
  const label = useLabel();
  const menu = useSignal(runtime.init)?.menu ?? fallback;
  return (
    <nav className="fl-site__nav" aria-label={label('mainNavigation')}>
      <ul role="list" className="fl-site__ways">
        {menu.map((item) => {
          const to = menuDestination(item);
          const name = runtime.store.labels.platformText(item.labelKey, item.title);
          return to && <li key={`${item.type}:${item.data.view}`}><NavItem to={to} name={name} navigator={navigator} isHere={leadsTo(location, to)} /></li>;
        })}
      </ul>
    </nav>
  );
}

function NavItem({ to, name, navigator, isHere }: { to: Destination; name: string; navigator: SiteNavigator; isHere: boolean }) {
  return (
    <a
      className="fl-site__way"
      href={navigator.hrefOf(to)}
      aria-current={isHere ? 'page' : undefined}
      onClick={(event) => isPlainClick(event) && (event.preventDefault(), navigator.go(to))}
    >
      {name}
    </a>
  );
}

function leadsTo({ match }: SiteLocation, to: Destination): boolean {
  const here = match?.name === 'root' ? 'home' : match?.name;
  if (match?.name === 'section' && to.name === 'section') return to.params.id === match.params.id;
  return here === to.name;
}
