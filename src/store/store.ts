import type { StoreContext } from './store-context.ts';
import type { Favourites } from './lists/favourites.ts';
import type { Labels } from './realm/labels.ts';

/**
 * What is true now, for one page and realm.
 *
 * Favourites and labels are shared by every element; player, row, guide and checkout state
 * is made per element by the `create…` functions of their files, from `context`.
 */
export interface Store {
  context: StoreContext;
  labels: Labels;
  favourites: Favourites;
}

