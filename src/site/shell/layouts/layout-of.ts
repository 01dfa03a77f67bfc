import type { RealmSettings } from '../../../contracts/realm/realm-settings.ts';
import type { MenuTarget } from '../../../contracts/realm/init.ts';
import { hamburger } from './hamburger.ts';
import type { NavigationLayout } from './navigation-layout.ts';
import { sidebar } from './sidebar.ts';
import { top } from './top.ts';
import { topLeft } from './top-left.ts';

/** The layouts that this build knows: a new one is a file beside this one and a line here. @source spec 3 §2 "Top navigation layouts" */
export const layouts: readonly NavigationLayout[] = [top, topLeft, hamburger, sidebar];

/** How a tenant's navigation is laid out on a device. @source spec 3 §9 "Mobile navigation at most 1024 px" */
export function layoutOf(name: RealmSettings['navigationLayout'], target: MenuTarget): NavigationLayout {
  return target === 'MOBILE-WEB' ? hamburger : layouts.find((layout) => layout.name === name) ?? top;
}
