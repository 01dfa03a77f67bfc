import type { StoreContext } from '../../../store/store-context.ts';
import { readPreferences } from '../../../store/playback/preferences/viewer-preferences.ts';

const STILL = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** Whether the device asks for little motion or few bytes. */
function isToBeStill(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return saves || globalThis.matchMedia?.(STILL).matches === true;
}

/**
 * Whether a video may move behind what a page says, and be heard: it stays still with reduced motion, while data is saved, and for a viewer who does not want it.
 *
 * @source spec 1 §3 "User preferences: … videoBackgroundAutoPlay, videoBackgroundAutoPlayAudio"; chosen: sound is offered by a button and never begins by itself, as browsers refuse to start with it
 */
export async function mayMove(context: StoreContext): Promise<{ moves: boolean; mayBeHeard: boolean }> {
  if (isToBeStill()) return { moves: false, mayBeHeard: false };
  const { videoBackgroundAutoPlay: moves, videoBackgroundAutoPlayAudio } = await readPreferences(context);
  return { moves, mayBeHeard: moves && videoBackgroundAutoPlayAudio };
}
