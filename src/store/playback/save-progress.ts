import { saveWatchProgress } from '../../api/calls/playback.ts';
import type { StoreContext } from '../store-context.ts';

/** Takes how far a viewer has come. Both in seconds. */
export type SaveProgress = (position: number, duration: number) => void;

/** Seconds of playback between two saves. chosen: what a viewer accepts to see twice. */
const SAVE_EVERY = 10;

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
  /** Between two reports the element was sent elsewhere. A busy one that reports seldom watched all the same. */
  let hasJumped = false;
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
    if (step > 0 && !hasJumped) unsaved += step;
    hasJumped = video.seeking;
    if (unsaved >= SAVE_EVERY) saveRest();
  };
  const leave = () => {
    watch();
    saveRest();
  };
  const following = new AbortController();
  const { signal } = following;
  video.addEventListener('timeupdate', watch, { signal });
  video.addEventListener('seeking', () => { hasJumped = true; }, { signal });
  for (const name of ['pause', 'ended'] as const) video.addEventListener(name, saveRest, { signal });
  globalThis.addEventListener?.('pagehide', leave, { signal });
  // A phone ends a page in the background without another word.
  document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') leave(); }, { signal });
  return () => {
    saveRest();
    following.abort();
  };
}
