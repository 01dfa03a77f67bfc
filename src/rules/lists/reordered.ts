/**
 * A list with some of its entries in a new order: the places that they hold are filled anew, everything else keeps its place, nothing is lost.
 *
 * @source spec 1 §7 "reordering (first n items)"; chosen: an order is a wish about what it names, so that what another device adds or takes out stays so
 */
export function reordered<T extends { id: string }>(current: readonly T[], wished: readonly string[]): T[] {
  const known = new Map(current.map((item) => [item.id, item]));
  const queue = wished.flatMap((id) => known.get(id) ?? []);
  const moved = new Set(queue.map(({ id }) => id));
  return current.map((item) => (moved.has(item.id) ? queue.shift()! : item));
}

/** The ids of a list after one of them went to another place; undefined where it stays. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] | undefined {
  const from = ids.indexOf(id);
  const to = Math.max(0, Math.min(ids.length - 1, place));
  if (from < 0 || from === to) return undefined;
  const rest = ids.filter((each) => each !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
