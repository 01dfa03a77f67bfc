/**
 * A list with some of its entries in a new order.
 *
 * The places that the named entries hold are filled anew, in the order that is wished; everything else keeps its place, and nothing is lost: what
 * another device added or took out meanwhile stays so. What is wished for and not there is passed over.
 *
 * chosen: the newest order wins, as the specification names no way to merge two
 */
export function reordered(current: readonly string[], wished: readonly string[]): string[] {
  const there = new Set(current);
  const moved = new Set(wished.filter((id) => there.has(id)));
  const queue = [...moved];
  return current.map((id) => (moved.has(id) ? queue.shift()! : id));
}
