import { useEffect, type RefObject } from 'react';
import type { Player } from '../../../store/playback/player.ts';
import type { PlayerScreen, PressedKey } from '../player-screen.ts';
import { pressEarly } from './press-early.ts';

/**
 * Keys of a player whose own code of the keys may still be on its way.
 *
 * @param open whether a title is
 * @param pageKeys whether the keys of the whole page are the player's
 * @returns takes each key that is pressed inside the player
 */
export function useEarlyKeys(player: Player, screen: PlayerScreen, box: RefObject<HTMLElement | null>, open: boolean, pageKeys = false): (event: PressedKey) => void {
  useEffect(() => {
    if (!open || !pageKeys) return;
    const press = (event: KeyboardEvent) => {
      const path = event.composedPath();
      if (!screen.onKey && path[0] instanceof Element && !path.includes(box.current!)) pressEarly(player, screen, event, path[0], false);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [player, screen, open, pageKeys]);
  return (event) => {
    if (screen.onKey) screen.onKey(event);
    else if (open) pressEarly(player, screen, event, event.target as Element, true);
  };
}
