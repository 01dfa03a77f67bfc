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
 * Whether a video may move behind what a page says: not with reduced motion, not while data is saved, not for a viewer who does not want it.
 *
 * @source spec 1 §3 "User preferences: … videoBackgroundAutoPlay"; chosen: always without sound, whatever `videoBackgroundAutoPlayAudio` says, as browsers refuse to start with it
 */
export async function mayMove(context: StoreContext): Promise<boolean> {
  if (isToBeStill()) return false;
  return (await readPreferences(context)).videoBackgroundAutoPlay;
}
