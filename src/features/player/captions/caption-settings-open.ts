import { signal, type Signal } from '@preact/signals-core';
import type { Player } from '../../../store/playback/player.ts';

const panels = new WeakMap<Player, Signal<boolean>>();

/** Whether the panel for the looks of captions is open in a player. */
export function captionSettingsOf(player: Player): Signal<boolean> {
  const known = panels.get(player) ?? signal(false);
  panels.set(player, known);
  return known;
}

/** Opens the panel for the looks of captions; it is fetched then. For a menu's entry. */
export function openCaptionSettings(player: Player): void {
  captionSettingsOf(player).value = true;
}
