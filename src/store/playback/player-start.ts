import { effect } from '@preact/signals-core';
import type { PlayerFacts } from './player-state.ts';
import { PlayFailure, type PlayFailureReason } from './play-failure.ts';

/**
 * Starts the element and waits until it really plays.
 *
 * An engine that puts its source in place meanwhile makes the browser forget the request: it is made again, once.
 *
 * @throws PlayFailure
 */
export async function startMedia(video: HTMLVideoElement, facts: PlayerFacts, signal: AbortSignal): Promise<void> {
  const broken = whenBroken(facts, signal);
  try {
    await Promise.race([playAgainOnce(video, signal), broken.promise]);
  } catch (error) {
    throw error instanceof PlayFailure ? error : new PlayFailure(reasonOfRefusal(error));
  } finally {
    broken.stop();
  }
}

async function playAgainOnce(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const before = video.currentSrc;
  try {
    await video.play();
  } catch (error) {
    const replaced = nameOf(error) === 'AbortError' && !signal.aborted && video.currentSrc !== before;
    if (!replaced) throw error;
    await video.play();
  }
}

/** Why nothing plays, told by what the player already knows. */
export function reasonOfFacts({ outcome, failure }: PlayerFacts): PlayFailureReason {
  const kind = outcome.peek()?.kind;
  if (kind === 'not-live' || kind === 'not-started' || kind === 'has-ended') return 'not-live';
  if (kind === 'unreachable' || kind === 'broken-answer' || kind === 'default') return 'network';
  if (kind) return 'access';
  return failure.peek()?.kind === 'drm' ? 'drm' : 'network';
}

function whenBroken(facts: PlayerFacts, signal: AbortSignal) {
  let stop = () => {};
  const promise = new Promise<never>((_, reject) => {
    const abort = () => reject(new PlayFailure('aborted'));
    signal.addEventListener('abort', abort);
    const unfollow = effect(() => {
      if (facts.outcome.value || facts.failure.value) reject(new PlayFailure(reasonOfFacts(facts)));
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
