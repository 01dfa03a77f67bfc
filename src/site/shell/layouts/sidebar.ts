import { Navigation } from '../menu/navigation.tsx';
import type { NavigationLayout } from './navigation-layout.ts';

/** The menu as a column beside the page. */
export const sidebar: NavigationLayout = { name: 'SIDEBAR', className: 'fl-site--sidebar', Menu: Navigation, isColumn: true };
