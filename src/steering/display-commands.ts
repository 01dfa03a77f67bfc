import type { MethodOutput } from '../../bridge/contract/methods.ts';
import { failure } from '../../bridge/frame/requests/failure.ts';
import type { Player } from '../store/playback/player.ts';

/** A browser refuses what no press of the viewer stands behind. A press on the host page does not count in its frame. */
async function byGesture(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch {
    throw failure('NEEDS_GESTURE');
  }
}

/** The player alone, inside its frame. @throws failure UNSUPPORTED where the frame may not, NEEDS_GESTURE */
export async function setFullscreen(player: Player, value: boolean): Promise<MethodOutput<'setFullscreen'>> {
  if (value === player.fullscreen.peek()) return { value };
  if (value && !document.fullscreenEnabled) throw failure('UNSUPPORTED');
  await byGesture(() => player.toggleFullscreen());
  return { value };
}

/** @throws failure UNSUPPORTED where the browser or the frame has none, NEEDS_GESTURE */
export async function setPictureInPicture(video: HTMLVideoElement | null, value: boolean): Promise<MethodOutput<'setPictureInPicture'>> {
  if (!video || !document.pictureInPictureEnabled || video.disablePictureInPicture) throw failure('UNSUPPORTED');
  if (value === (document.pictureInPictureElement === video)) return { value };
  await byGesture(() => (value ? video.requestPictureInPicture() : document.exitPictureInPicture()));
  return { value };
}
