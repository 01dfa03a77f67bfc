import { createFavourites, type Favourites } from './lists/favourites.ts';
import { createLabels, type BuiltInTexts, type Labels } from './realm/labels.ts';
import type { StoreContext } from './store-context.ts';

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

/** Joins the slices that a whole page shares; slices never import each other. @param locale what the page asks for */
export function createStore(context: StoreContext, locale?: string, builtIn?: BuiltInTexts): Store {
  return { context, labels: createLabels(context, locale, builtIn), favourites: createFavourites(context) };
}
