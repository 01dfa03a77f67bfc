const ITEMS = '[role^="menuitem"]';

/**
 * Moves the focus through a menu: arrows go round, Home and End, and letters lead to the next entry that begins with them.
 *
 * @returns whether the key was one of these
 */
export function moveInMenu(menu: Element, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.findIndex((item) => item === (menu.getRootNode() as Document | ShadowRoot).activeElement);
  const moves: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at < 0 ? items.length - 1 : at - 1 + items.length, Home: 0, End: items.length - 1 };
  const to = Object.hasOwn(moves, key) ? moves[key]! % items.length : key.length === 1 ? indexOfLetter(items, at, key) : -1;
  items[to]?.focus();
  return to >= 0;
}

function indexOfLetter(items: readonly HTMLElement[], at: number, letter: string): number {
  const order = items.map((_, step) => (at + 1 + step) % items.length);
  return order.find((index) => items[index]?.textContent.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase())) ?? -1;
}
