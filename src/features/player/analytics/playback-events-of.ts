import { signal, type Signal } from '@preact/signals-core';
import type { PlaybackEvents } from '../../../store/playback/analytics/playback-events.ts';
import type { Player } from '../../../store/playback/player.ts';

const buses = new WeakMap<Player, Signal<PlaybackEvents | undefined>>();

/** What happens in a player, for whoever measures it; undefined until its first picture or its first failure. */
export function playbackEventsOf(player: Player): Signal<PlaybackEvents | undefined> {
  const known = buses.get(player) ?? signal(undefined);
  buses.set(player, known);
  return known;
}
