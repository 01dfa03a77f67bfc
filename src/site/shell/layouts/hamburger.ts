import { HamburgerMenu } from '../menu/hamburger-menu.tsx';
import type { NavigationLayout } from './navigation-layout.ts';

/** The menu behind a button; on narrow screens that of every tenant. */
export const hamburger: NavigationLayout = { name: 'HAMBURGER', className: 'fl-site--hamburger', Menu: HamburgerMenu, menuFirst: true };
