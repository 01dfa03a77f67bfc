import { tellAuthor } from '../../src/runtime/tell-author.ts';

type PlayerElement = HTMLElement & { content?: string; play?(): Promise<void> };

/** In the element's own shadow root first, then in the page. */
function findPlayer(element: HTMLElement, id: string): PlayerElement | null {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot ? root.getElementById(id) : null) ?? document.getElementById(id);
}

/**
 * Plays in the player that an element's `for` names. Where nothing has that id the page's author is told.
 *
 * @param content such as `vod:1001`
 * @returns whether it plays there
 */
export function playInNamed(element: HTMLElement, id: string, content: string): boolean {
  const player = findPlayer(element, id);
  if (!player) {
    tellAuthor('cause', 'player-not-found', { tag: element.localName, id }, { elements: [element] });
    return false;
  }
  player.content = content;
  void player.play?.();
  player.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  return true;
}
