import { createFavourites } from './lists/favourites.ts';
import { createLabels } from './realm/labels.ts';
import type { Store } from './store.ts';
import type { StoreContext } from './store-context.ts';

/** Joins the slices that a whole page shares. @param locale what the page asks for */
export function createStore(context: StoreContext, locale?: string): Store {
  return { context, labels: createLabels(context, locale), favourites: createFavourites(context) };
}
