import { untracked } from '@preact/signals-core';
import { createLabels, type BuiltInTexts, type Labels } from './realm/labels.ts';
import type { StoreContext } from './store-context.ts';

/**
 * What is true now, for one page and realm.
 *
 * Labels and shared slices belong to every element; player, row, guide and checkout state
 * is made per element by the `create…` functions of their files, from `context`.
 */
export interface Store {
  context: StoreContext;
  labels: Labels;
  /**
   * The page's one slice of a kind, made when first asked for: `store.shared(createFavourites)`. An element that shows no hearts
   * does not carry their code.
   */
  shared<T>(create: (context: StoreContext) => T): T;
}

/** Joins the slices that a whole page shares; slices never import each other. @param locale what the page asks for */
export function createStore(context: StoreContext, locale?: string, builtIn?: BuiltInTexts): Store {
  const slices = new Map<unknown, unknown>();
  return {
    context,
    labels: createLabels(context, locale, builtIn),
    shared<T>(create: (context: StoreContext) => T): T {
      if (!slices.has(create)) slices.set(create, untracked(() => create(context)));
      return slices.get(create) as T;
    },
  };
}
