import { signal, type Signal } from '@preact/signals-core';
import type { Player } from '../../../store/playback/player.ts';

/** What is known of a player's next-episode card while other parts come and go: an ad takes the card off the screen. */
export interface NextCardState {
  /** Id of the title whose card the viewer sent away. */
  readonly cancelled: Signal<string | undefined>;
  /** Whether the card stands over the picture now. */
  readonly isShown: Signal<boolean>;
}

const states = new WeakMap<Player, NextCardState>();

export function nextCardStateOf(player: Player): NextCardState {
  const known = states.get(player) ?? { cancelled: signal(undefined), isShown: signal(false) };
  states.set(player, known);
  return known;
}
