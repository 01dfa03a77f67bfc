import type { MenuItem } from '../../contracts/realm/menu-item.ts';
import { defaultPaths } from '../../routing/path-sets/default.ts';
import type { Destination, RouteName } from '../../routing/destination.ts';

/**
 * Where an entry of the navigation leads.
 *
 * @returns undefined for a route that this build does not know: the entry is left out
 * @source spec 1 §3 "Menu item"; chosen: a view other than home is a section
 */
export function menuDestination({ type, data }: Pick<MenuItem, 'type' | 'data'>): Destination | undefined {
  if (type === 'VIEW') return data.view === 'home' ? { name: 'home' } : { name: 'section', params: { id: data.view } };
  return Object.hasOwn(defaultPaths, data.view) ? { name: data.view as RouteName } : undefined;
}
