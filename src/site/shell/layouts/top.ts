import { Navigation } from '../menu/navigation.tsx';
import type { NavigationLayout } from './navigation-layout.ts';

/** The menu in the middle of the bar. chosen: the middle, beside TOP_LEFT */
export const top: NavigationLayout = { name: 'TOP', className: 'fl-site--top', Menu: Navigation };
