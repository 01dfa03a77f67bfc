import type { MethodOutput } from '../../bridge/contract/methods.ts';
import { failure } from '../../bridge/frame/requests/failure.ts';
import type { Player } from '../store/playback/player.ts';
import { mediaHasSpoken } from './media-has-spoken.ts';

/**
 * Does what may make a silent start audible.
 *
 * A browser that lets a title start only in silence pauses it when a page takes the silence away: the title goes on as it was,
 * and the page is told that the viewer has to press something.
 *
 * @throws failure NEEDS_GESTURE
 */
async function withSound(player: Player, change: () => void): Promise<void> {
  const [wasPlaying, wasMuted] = [!player.paused.peek(), player.muted.peek()];
  change();
  await mediaHasSpoken();
  if (!wasPlaying || !wasMuted || !player.paused.peek()) return;
  player.setMuted(true);
  await player.play().catch(() => undefined);
  throw failure('NEEDS_GESTURE');
}

/** @param value 0–100; answers what the media took, which is 100 where only the device has a volume. @throws failure NEEDS_GESTURE */
export async function setVolume(player: Player, value: number): Promise<MethodOutput<'setVolume'>> {
  await withSound(player, () => player.setVolume(value));
  return { value: player.volumePercent.peek() };
}

/** @throws failure NEEDS_GESTURE when sound is wanted and the browser wants a press first */
export async function setMuted(player: Player, value: boolean): Promise<MethodOutput<'setMuted'>> {
  await withSound(player, () => player.setMuted(value));
  return { value: player.muted.peek() };
}
