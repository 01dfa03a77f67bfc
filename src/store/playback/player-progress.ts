import { saveWatchProgress } from '../../api/calls/playback.ts';
import type { PlayerFacts } from './player-state.ts';
import type { StoreContext } from '../store-context.ts';

/** Seconds of playback between two saves. Chosen. */
const SAVE_EVERY = 10;
/** A larger step is a seek, not watching. Chosen, seconds. */
const LARGEST_STEP = 2;

/**
 * Keeps how far a member has come: every ten seconds watched, and whenever watching stops.
 *
 * A save that fails is nobody's trouble: the next one says more.
 *
 * @returns stop
 * @source spec 1 §3 watchProgress; rhythm chosen
 */
export function keepProgress(video: HTMLVideoElement, facts: PlayerFacts, context: StoreContext): () => void {
  let unsaved = 0;
  let last = 0;
  const save = () => {
    const content = facts.content.peek();
    const duration = facts.duration.peek();
    const mine = content?.kind === 'vod' && facts.started.peek() && context.viewer.peek()?.who === 'member';
    if (!mine || !duration || unsaved === 0) return;
    unsaved = 0;
    context.client.call(saveWatchProgress, { id: content.id, position: facts.position.peek(), duration }).catch(() => undefined);
  };
  const watch = () => {
    const step = video.currentTime - last;
    last = video.currentTime;
    if (step > 0 && step < LARGEST_STEP && !video.seeking) unsaved += step;
    if (unsaved >= SAVE_EVERY) save();
  };
  const stops = ['pause', 'ended', 'emptied'] as const;
  video.addEventListener('timeupdate', watch);
  for (const name of stops) video.addEventListener(name, save);
  globalThis.addEventListener?.('pagehide', save);
  return () => {
    save();
    video.removeEventListener('timeupdate', watch);
    for (const name of stops) video.removeEventListener(name, save);
    globalThis.removeEventListener?.('pagehide', save);
  };
}
