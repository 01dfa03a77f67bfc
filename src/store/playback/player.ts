import { batch, untracked } from '@preact/signals-core';
import type { Playback } from '../../playback/create-playback.ts';
import { isWaitingForAccess } from '../../rules/playback/playback-outcome.ts';
import { PlayFailure } from './play-failure.ts';
import { watchAccess, watchLine } from './player-access.ts';
import { createPlayerControls, type PlayerControls } from './player-controls.ts';
import { followFullscreen, readTracks, swapSource } from './player-engine.ts';
import type { PlayContent, PlayerSignals } from './player-state.ts';
import { followMedia } from './player-media.ts';
import { recheckTitle, refreshSource, type OpenOptions } from './player-opening.ts';
import { keepProgress } from './player-progress.ts';
import { createRecovery, type Recovery } from './player-recovery.ts';
import { closeEngine, createGate, createSeat, type PlayerSeat } from './player-seat.ts';
import { reasonOfFacts, startMedia } from './player-start.ts';
import { createTurns } from './player-turns.ts';
import type { StoreContext } from '../store-context.ts';

/** One player: what it shows and what can be asked of it. Every element has its own. @source spec 1 §3 "Player state", §4.1 */
export interface Player extends PlayerSignals, PlayerControls {
  /** The element that shows the pictures and the box that goes fullscreen with it. @returns detach */
  attach(video: HTMLVideoElement, host: HTMLElement): () => void;
  /** Chooses what plays. Answers when the title is there, or when it is known why it is not. */
  open(content: PlayContent, options?: OpenOptions): Promise<void>;
  /** Answers when the media really plays. @throws PlayFailure */
  play(): Promise<void>;
  /** Opens the same title again, where it stopped. */
  retry(): Promise<void>;
  /** Stops, lets go of the element, and leaves nothing behind. May run twice. */
  dispose(): void;
}

/** @param playback shared by the players of a page */
export function createPlayer(context: StoreContext, playback: Playback): Player {
  const seat = createSeat(context, playback);
  const { facts } = seat;
  const recovery = recoveryOf(seat);
  seat.listener = { onTracks: () => readTracks(seat), onFailure: recovery.handle };
  const turns = createTurns(seat, recovery);
  const stopAccess = watchAccess(context, () => untracked(() => {
    const content = facts.content.peek();
    const outcome = facts.outcome.peek();
    if (!content) return;
    if (outcome && isWaitingForAccess(outcome)) void turns.begin(content, { autoplay: 'any' }, true);
    else if (facts.phase.peek() === 'open') void recheckTitle(seat, content);
  }));

  const stopLine = watchLine(() => {
    if (facts.failure.peek()?.kind === 'network' || facts.outcome.peek()?.kind === 'unreachable') void turns.retry();
  });

  return {
    ...facts,
    ...createPlayerControls(seat),
    retry: turns.retry,
    attach: (video, host) => attachMedia(seat, video, host, recovery),
    open: (content, options = {}) => turns.begin(content, options),
    async play() {
      facts.playbackBlocked.value = undefined;
      if (!facts.content.peek()) throw new PlayFailure('aborted');
      if (facts.failure.peek() || facts.outcome.peek()?.retryable) void turns.retry();
      await turns.opening();
      if (!seat.media || !seat.engine) throw new PlayFailure(reasonOfFacts(facts));
      await startMedia(seat.media.video, facts, seat.turn.signal);
    },
    dispose() {
      seat.turn.abort();
      stopAccess();
      stopLine();
      recovery.dispose();
      closeEngine(seat);
    },
  };
}

function recoveryOf(seat: PlayerSeat): Recovery {
  return createRecovery({
    engine: () => seat.engine,
    refresh: () => refreshSource(seat),
    swap: (source) => swapSource(seat, source),
    giveUp: (failure, outcome) => batch(() => {
      seat.facts.failure.value = failure;
      seat.facts.outcome.value = outcome;
      closeEngine(seat);
    }),
  });
}

function attachMedia(seat: PlayerSeat, video: HTMLVideoElement, host: HTMLElement, recovery: Recovery): () => void {
  seat.media = { video, host };
  const stops = [
    followMedia(video, seat.facts, () => seat.engine?.liveEdge()),
    keepProgress(video, seat.facts, seat.context),
    followFullscreen(host, seat),
  ];
  video.addEventListener('timeupdate', recovery.succeeded);
  seat.attached.open();
  return () => {
    stops.forEach((stop) => stop());
    video.removeEventListener('timeupdate', recovery.succeeded);
    if (seat.media?.video !== video) return;
    seat.turn.abort();
    closeEngine(seat);
    seat.media = undefined;
    seat.attached = createGate();
  };
}
