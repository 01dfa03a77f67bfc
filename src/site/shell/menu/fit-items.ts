/**
 * Hides the last items of a list until the others fit beside the item that stands for the hidden ones.
 *
 * Works on the elements themselves, so that one layout answers before anything is painted.
 *
 * @param items in their order
 * @param more shown when an item is hidden
 * @returns how many items are shown
 */
export function fitItems(list: HTMLElement, items: readonly HTMLElement[], more: HTMLElement): number {
  let shown = items.length;
  for (; shown >= 0; shown -= 1) {
    items.forEach((item, index) => (item.hidden = index >= shown));
    more.hidden = shown === items.length;
    if (widthOf([...items.slice(0, shown), ...(more.hidden ? [] : [more])]) <= list.clientWidth) return shown;
  }
  return 0;
}

/** From the first edge to the last, in either reading direction; a part of a pixel does not count. */
function widthOf(elements: readonly HTMLElement[]): number {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  if (boxes.length === 0) return 0;
  return Math.floor(Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)));
}
