import type { Engine, EngineFailure, EngineSource } from '../../playback/engine.ts';
import type { PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';
import { waitBefore } from '../../rules/playback/playback-retry.ts';

/** What the ladder needs of its player. */
export interface RecoveryPorts {
  engine(): Engine | undefined;
  /** Fetches the stream's addresses again. */
  refresh(): Promise<{ source?: EngineSource; outcome?: PlaybackOutcome }>;
  /** Puts new addresses under the same pictures. */
  swap(source: EngineSource): void;
  /** The ladder ended: the viewer must know. */
  giveUp(failure: EngineFailure, outcome?: PlaybackOutcome): void;
}

/** Steps between a broken stream and the failure panel. */
export interface Recovery {
  handle(failure: EngineFailure): void;
  /** Pictures move: after a while without failures the next one starts on the lowest step. */
  succeeded(): void;
  /** Another title: whatever was under way is no longer wanted. */
  startOver(): void;
  dispose(): void;
}

/** Quiet time after which a failure counts as a new story. Chosen. */
const FORGET_AFTER_MS = 15_000;

/**
 * Tries to play on before anybody is told.
 *
 * 1. A refused address is fetched again at once.
 * 2. Anything else waits a moment; the engine tries again by itself, where it can.
 * 3. After that the stream is fetched again, at the same place, with longer waits.
 * 4. Then the viewer is told, with a code.
 *
 * @source design/player.md "Ladder before a dialog"
 */
export function createRecovery(ports: RecoveryPorts): Recovery {
  let attempts = 0;
  let failedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let turn = 0;

  const refetch = async (failure: EngineFailure) => {
    const mine = turn;
    const { source, outcome } = await ports.refresh();
    if (mine !== turn) return;
    busy = false;
    if (source) ports.swap(source);
    else if (outcome?.retryable) climb(failure);
    else ports.giveUp(failure, outcome);
  };

  const step = (failure: EngineFailure, attempt: number) => {
    busy = false;
    const engineCan = attempt === 0 && failure.kind !== 'expired' && ports.engine()?.recover(failure);
    if (engineCan) return;
    busy = true;
    void refetch(failure);
  };

  const climb = (failure: EngineFailure) => {
    if (busy) return;
    const attempt = attempts++;
    failedAt = Date.now();
    const wait = failure.kind === 'expired' && attempt === 0 ? 0 : waitBefore(attempt);
    if (wait === undefined || failure.kind === 'drm') return ports.giveUp(failure);
    busy = true;
    timer = setTimeout(step, wait, failure, attempt);
  };

  const startOver = () => {
    clearTimeout(timer);
    turn += 1;
    attempts = 0;
    busy = false;
  };

  return {
    handle: climb,
    startOver,
    succeeded() {
      if (Date.now() - failedAt > FORGET_AFTER_MS) attempts = 0;
    },
    dispose() {
      startOver();
      busy = true;
    },
  };
}
