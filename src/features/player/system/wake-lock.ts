import { effect } from '@preact/signals-core';
import type { Player } from '../../../store/playback/player.ts';

/**
 * Keeps the screen on while pictures play. A browser takes the lock from a hidden page: it is asked for again when the page is seen.
 *
 * @returns stop, which lets the screen sleep
 * @source design/player.md "System: Wake Lock"
 */
export function keepAwake(player: Player, wakeLock: WakeLock = navigator.wakeLock): () => void {
  let held: Promise<WakeLockSentinel | undefined> | undefined;
  const release = () => {
    void held?.then((lock) => lock?.release()).catch(() => undefined);
    held = undefined;
  };
  const hold = () => {
    if (document.visibilityState !== 'visible' || !mayHold()) return;
    release();
    // Without permission, or on low battery, the browser refuses: then the screen does as it likes.
    held = wakeLock.request('screen').catch(() => undefined);
  };
  const isWanted = () => !player.paused.value && player.started.value && player.item.value?.audioOnly !== true;
  const seen = () => { if (isWanted()) hold(); };
  const stop = effect(() => {
    if (isWanted()) hold();
    else release();
  });
  document.addEventListener('visibilitychange', seen);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', seen);
    release();
  };
}

/** A frame whose page did not allow it would only bring a complaint into the page's console. */
function mayHold(): boolean {
  const policy: unknown = Reflect.get(document, 'permissionsPolicy') ?? Reflect.get(document, 'featurePolicy');
  return (policy as { allowsFeature(name: string): boolean } | undefined)?.allowsFeature('screen-wake-lock') ?? true;
}
