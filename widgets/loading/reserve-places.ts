import { ownOf } from '../../src/page/own-document.ts';

/**
 * Keeps the places of elements whose code is still on its way, so that what stands below them does not move when it arrives.
 *
 * Any rule of the page's own comes first.
 */
export function reservePlaces(prefix: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:where(${prefix}-player:not(:defined)){display:block;aspect-ratio:16/9}`);
  ownOf('adoptedStyleSheets').push(sheet);
}
