/** How a list is sorted; absent for its own order. */
export interface SortChoice {
  sort: string | undefined;
  sortDirection: 'ASC' | 'DESC' | undefined;
}

/** The order that has no direction: the platform's own. @source spec 1 §4.4 "the relevance sort has no direction" */
export const relevance = 'relevance';

/**
 * How a list is sorted after a press on one of its orders.
 *
 * @source spec 1 §4.4 "Sort direction toggles ASC and DESC on each press; the relevance sort has no direction"; chosen: an order begins with ASC
 */
export function nextSort({ sort, sortDirection }: SortChoice, pressed: string): SortChoice {
  if (pressed === relevance) return { sort: undefined, sortDirection: undefined };
  return { sort: pressed, sortDirection: sort === pressed && sortDirection !== 'DESC' ? 'DESC' : 'ASC' };
}
