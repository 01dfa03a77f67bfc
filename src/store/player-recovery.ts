import type { Engine, EngineFailure, EngineSource } from '../playback/engine.ts';
import type { PlaybackOutcome } from '../rules/playback-outcome.ts';
import { waitBefore } from '../rules/playback-retry.ts';

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
  /** Pictures came again: the next failure starts on the lowest step. */
  succeeded(): void;
  dispose(): void;
}

/**
 * Tries to play on before anybody is told.
 *
 * 1. A refused address is fetched again at once.
 * 2. Anything else waits a moment; the engine tries again by itself.
 * 3. After that the stream is fetched again, at the same place, with longer waits.
 * 4. Then the viewer is told, with a code.
 *
 * @source design/player.md "Ladder before a dialog"
 */
export function createRecovery(ports: RecoveryPorts): Recovery {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;

  const refetch = async (failure: EngineFailure) => {
    const { source, outcome } = await ports.refresh();
    busy = false;
    if (source) ports.swap(source);
    else if (outcome?.retryable) climb(failure);
    else ports.giveUp(failure, outcome);
  };

  const climb = (failure: EngineFailure) => {
    if (busy) return;
    const attempt = attempts++;
    const wait = failure.kind === 'expired' && attempt === 0 ? 0 : waitBefore(attempt);
    if (wait === undefined || failure.kind === 'drm') return ports.giveUp(failure);
    busy = true;
    timer = setTimeout(() => {
      if (failure.kind === 'expired' || attempt > 0) return void refetch(failure);
      busy = false;
      ports.engine()?.recover(failure);
    }, wait);
  };

  return {
    handle: climb,
    succeeded() {
      attempts = 0;
    },
    dispose() {
      clearTimeout(timer);
      busy = true;
    },
  };
}
