import { saveWatchProgress } from '../../api/calls/playback.ts';
import type { StoreContext } from '../store-context.ts';

/** Takes how far a viewer has come. Both in seconds. */
export type SaveProgress = (position: number, duration: number) => void;

/** Seconds of playback between two saves. chosen: what a viewer accepts to see twice. */
const SAVE_EVERY = 10;
/** Seconds; a larger step is a seek, not watching. chosen: elements report four times a second, slow ones once. */
const LARGEST_STEP = 2;

/**
 * Saves a member's progress in one title; a guest's is not kept.
 *
 * A failed save is ignored; the next one supersedes it.
 *
 * @source spec 1 §3 watchProgress
 */
export function saveWith(context: StoreContext, id: string): SaveProgress {
  return (position, duration) => {
    if (context.viewer.peek()?.who !== 'member') return;
    context.client.call(saveWatchProgress, { id, position, duration }).catch(() => undefined);
  };
}

/**
 * Saves every ten seconds watched, and whenever watching stops.
 *
 * @returns stop, which saves what is left
 * @source chosen: the specification names no interval
 */
export function followProgress(video: HTMLVideoElement, save: SaveProgress): () => void {
  let unsaved = 0;
  let position = 0;
  let duration = Number.NaN;
  const saveRest = () => {
    if (unsaved === 0 || !Number.isFinite(duration)) return;
    unsaved = 0;
    save(position, duration);
  };
  const watch = () => {
    // An element that an engine has emptied is at 0; what was reached before is still to be saved.
    if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return;
    const step = video.currentTime - position;
    ({ currentTime: position, duration } = video);
    if (step > 0 && step < LARGEST_STEP && !video.seeking) unsaved += step;
    if (unsaved >= SAVE_EVERY) saveRest();
  };
  const following = new AbortController();
  const { signal } = following;
  video.addEventListener('timeupdate', watch, { signal });
  for (const name of ['pause', 'ended'] as const) video.addEventListener(name, saveRest, { signal });
  globalThis.addEventListener?.('pagehide', saveRest, { signal });
  // A phone ends a page in the background without another word.
  document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') saveRest(); }, { signal });
  return () => {
    saveRest();
    following.abort();
  };
}
