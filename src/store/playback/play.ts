import { effect } from '@preact/signals-core';
import { PlayFailure, type PlayFailureReason } from './play-failure.ts';
import type { Autoplay, PlayerState } from './player-state.ts';

/**
 * Starts the element and waits until it really plays.
 *
 * @param signal aborted when other content is opened
 * @throws PlayFailure
 */
export async function startMedia(video: HTMLVideoElement, state: PlayerState, signal: AbortSignal): Promise<void> {
  const broken = whenBroken(state, signal);
  try {
    const first = state.beforeStart.peek();
    if (first) await Promise.race([first(), broken.promise]);
    await Promise.race([playThroughSwap(video, signal), broken.promise]);
  } catch (error) {
    throw error instanceof PlayFailure ? error : new PlayFailure(reasonOfRefusal(error));
  } finally {
    broken.stop();
  }
}

/** Starts without a gesture of the viewer. Where the browser refuses, the player says so and a button can be shown. */
export async function startAutomatically(video: HTMLVideoElement, state: PlayerState, autoplay: Exclude<Autoplay, false>, signal: AbortSignal): Promise<void> {
  if (autoplay === 'muted') video.muted = true;
  const failure = await startMedia(video, state, signal).catch((error: unknown) => error);
  if (!(failure instanceof PlayFailure) || failure.reason !== 'autoplay') return;
  if (autoplay === 'any' && !video.muted) return startAutomatically(video, state, 'muted', signal);
  state.playbackBlocked.value = { muted: video.muted };
}

/** Why nothing plays, as far as the player knows. */
export function reasonOfState({ outcome, failure }: PlayerState): PlayFailureReason {
  const refused = outcome.peek()?.kind;
  const broken = failure.peek()?.kind;
  if (refused === 'not-live' || refused === 'not-started' || refused === 'has-ended') return 'not-live';
  if (refused === 'unreachable' || refused === 'broken-answer' || refused === 'default') return 'network';
  if (refused) return 'access';
  if (broken) return broken === 'drm' ? 'drm' : 'network';
  return 'aborted';
}

/** A source that an engine puts in place ends a pending `play()`: it is called again, once. */
async function playThroughSwap(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const before = video.currentSrc;
  try {
    await video.play();
  } catch (error) {
    const swapped = nameOf(error) === 'AbortError' && !signal.aborted && video.currentSrc !== before;
    if (!swapped) throw error;
    await video.play();
  }
}

function whenBroken(state: PlayerState, signal: AbortSignal) {
  let stop = () => {};
  const promise = new Promise<never>((_, reject) => {
    const abort = () => reject(new PlayFailure('aborted'));
    signal.addEventListener('abort', abort);
    const unfollow = effect(() => {
      if (state.outcome.value || state.failure.value) reject(new PlayFailure(reasonOfState(state)));
    });
    stop = () => {
      unfollow();
      signal.removeEventListener('abort', abort);
    };
  });
  promise.catch(() => undefined);
  return { promise, stop: () => stop() };
}

const nameOf = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : '');

function reasonOfRefusal(error: unknown): PlayFailureReason {
  if (nameOf(error) === 'NotAllowedError') return 'autoplay';
  return nameOf(error) === 'AbortError' ? 'aborted' : 'network';
}
