import type { Player } from '../../../store/playback/player.ts';
import type { PlayerScreen, PressedKey } from '../player-screen.ts';
import { togglePlay } from './toggle-play.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';
const SCROLLS = /^(?:Arrow|Home|End)/;
/** chosen: more than anybody presses in a second or two */
const KEPT = 20;

/**
 * A key before the code of the keys has come: the space bar plays at once, and the others are kept until then.
 *
 * @param focused what has the focus
 * @param isInside whether that is in the player, where keys do not scroll the page
 */
export function pressEarly(player: Player, { early }: PlayerScreen, event: PressedKey, focused: Element, isInside: boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || focused.closest(FIELDS)) return;
  if (event.key === ' ') {
    if (focused.closest('button, a, summary')) return;
    event.preventDefault();
    togglePlay(player);
  } else if (player.phase.peek() === 'open') {
    if (isInside && SCROLLS.test(event.key)) event.preventDefault();
    early.push({ event, focused, isInside, content: player.content.peek() });
    if (early.length > KEPT) early.shift();
  }
}
