import type { Player } from '../../../store/playback/player.ts';

/** Whether the title, or the ad in its place, stands still. */
export const isPaused = (player: Player): boolean => (player.ad.peek() ?? player).paused.peek();

/** Plays or pauses the title, or the ad in its place; a refusal of the browser is shown by the big button. */
export function togglePlay(player: Player): void {
  if (isPaused(player)) void player.play().catch(() => undefined);
  else player.pause();
}
