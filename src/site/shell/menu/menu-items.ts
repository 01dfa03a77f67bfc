import { useSignal } from '../../../binding/use-signal.ts';
import type { MenuItem } from '../../../contracts/realm/menu-item.ts';
import type { Destination } from '../../../routing/destination.ts';
import { menuDestination } from '../../../rules/realm/menu-destination.ts';
import type { Runtime } from '../../../runtime/runtime.ts';
import type { Menu } from '../../../store/realm/menu.ts';
import type { SiteLocation, SiteNavigator } from '../../navigator/site-navigator.ts';
import type { LiveNow } from '../../../store/catalogue/live-now.ts';
import type { Overlays } from '../../overlays/overlays.ts';
import type { NavItemProps } from './nav-item.tsx';

/** What every menu of the shell is given. */
export interface MenuProps {
  runtime: Runtime;
  navigator: SiteNavigator;
  menu: Menu;
  location: SiteLocation;
  /** What lies beside the page. */
  aside?: { live: LiveNow; overlays: Overlays };
}

/** One link of the menu. */
export interface ShownItem extends NavItemProps {
  /** One per item: two may have the same name. */
  id: string;
  featured: boolean;
}

/** The menu until the platform has answered, and when it does not. */
const fallback: MenuItem[] = [{ title: 'Home', labelKey: 'menuHome', type: 'VIEW', layout: 'TOP', data: { view: 'home' }, style: { featured: true } }];

/** The menu that the platform lists, in the viewer's words. @source spec 3 §3 "Menu item" */
export function useMenuItems({ runtime, menu, location }: MenuProps): ShownItem[] {
  const listed = useSignal(menu.items) ?? fallback;
  return listed.flatMap((item, index) => {
    const to = menuDestination(item);
    return to ? [{ id: `${index} ${item.title}`, to, name: runtime.store.labels.platformText(item.labelKey, item.title), isHere: leadsTo(location, to), featured: item.style.featured }] : [];
  });
}

function leadsTo({ match }: SiteLocation, to: Destination): boolean {
  const here = match?.name === 'root' ? 'home' : match?.name;
  if (match?.name === 'section' && to.name === 'section') return to.params.id === match.params.id;
  return here === to.name;
}
