import { Navigation } from '../menu/navigation.tsx';
import type { NavigationLayout } from './navigation-layout.ts';

/** The menu right beside the tenant's name, where reading begins. */
export const topLeft: NavigationLayout = { name: 'TOP_LEFT', className: 'fl-site--top-left', Menu: Navigation };
