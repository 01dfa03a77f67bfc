import type { MenuItem } from '../../contracts/realm/menu-item.ts';
import type { Destination } from '../../routing/destination.ts';
import { isPlainRoute } from '../../routing/plain-route.ts';

/**
 * Where a menu entry leads.
 *
 * @returns undefined for an entry or route that this build does not know, or that needs more than its name: it is left out
 * @source spec 1 §3 "Menu item"; chosen: a view other than home is a section
 */
export function menuDestination({ type, data }: Pick<MenuItem, 'type' | 'data'>): Destination | undefined {
  if (type === 'VIEW') return data.view === 'home' ? { name: 'home' } : { name: 'section', params: { id: data.view } };
  return type === 'ROUTE' && isPlainRoute(data.view) ? { name: data.view } : undefined;
}
