import type { KeyboardEvent } from 'react';
import { playerKeyOf, type PlayerKey } from '../../rules/playback/playback-keys.ts';
import type { Player } from '../../store/playback/player.ts';

/** Whoever reads keys by itself: text fields, sliders, menus. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="menu"]';

/** Keys that drive the player; only while the focus is inside, never taken from a field or a menu. */
export function usePlayerKeys(player: Player): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const target = event.target as Element;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest(OWN_KEYS)) return;
    if (event.key === ' ' && target.closest('button')) return;
    const key = playerKeyOf(event.key);
    if (!key || player.phase.peek() !== 'open') return;
    event.preventDefault();
    obey(player, key);
  };
}

function obey(player: Player, key: PlayerKey): void {
  if (key.ask === 'toggle-play') togglePlay(player);
  if (key.ask === 'toggle-mute') player.setMuted(!player.muted.peek());
  if (key.ask === 'toggle-fullscreen') void player.toggleFullscreen().catch(() => undefined);
  if (key.ask === 'toggle-captions') toggleCaptions(player);
  if (key.ask === 'seek-by') void player.seekBy(key.seconds);
  if (key.ask === 'seek-part') void player.seek(key.part * (player.duration.peek() ?? player.windowSeconds.peek()));
  if (key.ask === 'volume-by') player.volumeBy(key.percent);
}

/** Plays or pauses; a refusal of the browser is shown by the big button. */
export function togglePlay(player: Player): void {
  if (player.paused.peek()) void player.play().catch(() => undefined);
  else player.pause();
}

function toggleCaptions(player: Player): void {
  const tracks = player.textTracks.peek();
  player.setTextTrack(tracks.some((track) => track.active) ? null : (tracks[0]?.id ?? null));
}
