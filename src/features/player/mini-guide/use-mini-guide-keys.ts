import type { KeyboardEvent } from 'react';
import { useLocale } from '../../../binding/use-locale.ts';
import { keyOf } from '../../../rules/guide/guide-keys.ts';
import { commandOf } from '../../../rules/playback/keys/key-map.ts';
import { pressedKeyOf } from '../../../rules/playback/keys/pressed-key.ts';
import { useKeyMap, type KeyedPlayer } from '../keys/use-player-keys.ts';

interface MiniGuideMoves {
  close(byKey: boolean): void;
  /** Changes to the channel that has the focus. */
  choose(): void;
  /** @param isOption whether a channel has the focus, which the next one takes */
  toRow(step: 1 | -1, isOption: boolean): void;
  toTime(step: 1 | -1): void;
  toNow(): void;
}

/** The keys of the mini guide: arrows as in the guide, by reading direction; the key that opened it closes it. */
export function useMiniGuideKeys(given: KeyedPlayer['given'], { close, choose, toRow, toTime, toNow }: MiniGuideMoves) {
  const { direction } = useLocale();
  const keys = useKeyMap(given);
  const moves: Readonly<Record<string, (isOption: boolean) => void>> = {
    up: (isOption) => toRow(-1, isOption), down: (isOption) => toRow(1, isOption), forward: () => toTime(1), back: () => toTime(-1), start: toNow,
  };
  return (event: KeyboardEvent) => {
    const move = moves[keyOf(event, direction) ?? ''];
    const isOption = (event.target as Element).matches('[role="option"]');
    if (event.key === 'Escape' || commandOf(keys, pressedKeyOf(event.nativeEvent)) === 'toggle-mini-guide') close(true);
    else if (move) move(isOption);
    else if (isOption && (event.key === 'Enter' || event.key === ' ')) choose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
