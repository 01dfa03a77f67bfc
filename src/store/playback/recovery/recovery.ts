import type { EngineFailure, EngineSource } from '../../../playback/engine.ts';
import type { PlaybackOutcome } from '../../../rules/playback/playback-outcome.ts';
import { waitBefore } from '../../../rules/playback/playback-retry.ts';

/** What recovery can do. */
export interface RecoverySteps {
  /** The engine tries again without new addresses. @returns false where it cannot */
  tryAgain(failure: EngineFailure): boolean;
  /** Fetches the stream's addresses again; absent where the opener cannot. Never rejects. */
  refresh?(): Promise<{ source?: EngineSource; outcome?: PlaybackOutcome }>;
  /** Goes on with new addresses at the same place. */
  swap(source: EngineSource): void;
  /** Nothing helped: the viewer must know. */
  giveUp(failure: EngineFailure, outcome?: PlaybackOutcome): void;
}

/** Plays on after failures of one opened stream. */
export interface Recovery {
  handle(failure: EngineFailure): void;
  /** Playback moves: after a while without failures the ladder starts again at its lowest step. */
  progressed(): void;
}

/** Failure-free time that resets the retry count. chosen: longer than all waits together, so that a ladder ends. */
const RESET_AFTER_MS = 15_000;
/** After it the viewer is told. */
const LAST_ATTEMPT = 3;

/**
 * The ladder between a failure and the failure panel.
 *
 * 1. A refused address is fetched again at once.
 * 2. Anything else waits a moment; the engine tries again by itself, where it can.
 * 3. After that the addresses are fetched again, for the same place, with longer waits.
 * 4. Then the viewer is told, with a code. A refused key is told at once.
 *
 * @param signal ends the ladder
 * @param isTold whether the viewer knows of an earlier failure: then the next failure is told at once, unless something played
 * @source design/player.md "Ladder before a dialog"
 */
export function createRecovery(steps: RecoverySteps, signal: AbortSignal, isTold = false): Recovery {
  let attempts = isTold ? LAST_ATTEMPT : 0;
  let failedAt = 0;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));

  const refetch = async (failure: EngineFailure, refresh: NonNullable<RecoverySteps['refresh']>) => {
    const { source, outcome } = await refresh();
    if (signal.aborted) return;
    busy = false;
    if (source) steps.swap(source);
    else if (outcome?.retryable) climb(failure);
    else steps.giveUp(failure, outcome);
  };

  const step = (failure: EngineFailure, attempt: number) => {
    busy = false;
    const { refresh } = steps;
    const engineFirst = failure.kind !== 'expired' && (attempt === 0 || !refresh);
    if (engineFirst && steps.tryAgain(failure)) return;
    if (!refresh) return steps.giveUp(failure);
    busy = true;
    void refetch(failure, refresh);
  };

  const climb = (failure: EngineFailure) => {
    if (busy || signal.aborted) return;
    const attempt = attempts++;
    failedAt = Date.now();
    const wait = failure.kind === 'expired' && attempt === 0 ? 0 : waitBefore(attempt);
    if (wait === undefined || failure.kind === 'drm') return steps.giveUp(failure);
    busy = true;
    timer = setTimeout(step, wait, failure, attempt);
  };

  return {
    handle: climb,
    progressed() {
      if (Date.now() - failedAt > RESET_AFTER_MS) attempts = 0;
    },
  };
}
