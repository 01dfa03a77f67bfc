import { effect } from '@preact/signals-core';
import type { PlayerInternals } from '../player-internals.ts';
import type { PlayerStatus } from '../player-state.ts';
import type { Recovery } from './recovery.ts';

/** Milliseconds without a new byte. chosen: longer than a segment of the lowest quality takes on a slow line, and than the engines' first attempts */
const STALL_MS = 15_000;
/** Seconds. Nearer to the end of what there is, nothing more can come yet. */
const AT_END = 2;

/** An element whose bytes cannot be decoded may seek for ever. */
const waiting: ReadonlySet<PlayerStatus> = new Set(['buffering', 'seeking']);

/**
 * The last resort where the picture stands and no engine says why: a failure for the ladder, which begins anew at the same place.
 *
 * Moving pictures are progress for the ladder. Bytes that arrive, a pause, and a device that is offline are no stall. Back online, the engine asks again at once.
 *
 * @source design/player.md "Stall watchdog. Offline and back"
 */
export function watchStall({ state, engine }: PlayerInternals, video: HTMLVideoElement, { handle, progressed }: Recovery, signal: AbortSignal): void {
  if (signal.aborted) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loaded = '';
  const look = () => {
    timer = setTimeout(look, STALL_MS);
    if (navigator.onLine && hasMore(video)) handle({ kind: 'stall', code: 'stalled' });
  };
  const stop = effect(() => {
    const before = loaded;
    loaded = JSON.stringify(state.buffered.value);
    const isStanding = waiting.has(state.status.value) && !state.paused.value && !state.ad.value;
    if (isStanding && timer !== undefined && loaded === before) return;
    clearTimeout(timer);
    timer = isStanding ? setTimeout(look, STALL_MS) : undefined;
  });
  video.addEventListener('timeupdate', progressed, { signal });
  // Bytes that the engine waits to ask for again can be had now.
  addEventListener('online', () => { if (state.stalled.peek()) engine.peek()?.recover({ kind: 'network', code: 'online' }); }, { signal });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
}

function hasMore({ seekable, currentTime }: HTMLVideoElement): boolean {
  return seekable.length === 0 || seekable.end(seekable.length - 1) - currentTime > AT_END;
}
