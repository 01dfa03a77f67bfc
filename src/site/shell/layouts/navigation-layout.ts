import type { ComponentType } from 'react';
import type { RealmSettings } from '../../../contracts/realm/realm-settings.ts';
import type { MenuProps } from '../menu/menu-items.ts';

/** One way to lay out the navigation. */
export interface NavigationLayout {
  name: RealmSettings['navigationLayout'];
  className: string;
  Menu: ComponentType<MenuProps>;
  /** The menu stands before the tenant's name. */
  menuFirst?: boolean;
  /** A column at the side, which stays when the page is scrolled. */
  isColumn?: boolean;
}
