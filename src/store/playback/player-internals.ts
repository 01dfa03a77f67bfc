import { batch, signal, type Signal } from '@preact/signals-core';
import type { PlaybackDetails } from '../../contracts/playback/playback-details.ts';
import type { Playback } from '../../playback/create-playback.ts';
import type { Engine } from '../../playback/engine.ts';
import type { PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';
import { latest, type Latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';
import { createPlayerState, resetMedia, resetState, type PlayerState } from './player-state.ts';
import { choicesOf, type ViewerChoices } from './viewer-choices.ts';

/** The video element, and the box that goes fullscreen with it. */
export interface PlayerMedia {
  video: HTMLVideoElement;
  host: HTMLElement;
}

/** What the files of one player share. Nothing of it is shared between players. */
export interface PlayerInternals {
  readonly context: StoreContext;
  readonly playback: Playback;
  readonly state: PlayerState;
  /** Undefined while detached. */
  readonly media: Signal<PlayerMedia | undefined>;
  /** Feeds the element; undefined until streams are open. */
  readonly engine: Signal<Engine | undefined>;
  /** One run for each content that is opened: whatever belongs to the content ends with its run. */
  readonly runs: Latest;
  /** Whether what failed was playing then, or should have begun to: it goes on as it was. */
  readonly wasPlaying: Signal<boolean>;
  /** What the viewer chose here; outlives a title. */
  readonly choices: ViewerChoices;
  /** Pixels; outlives a title. */
  readonly qualityCap: Signal<number | undefined>;
}

export function createInternals(context: StoreContext, playback: Playback): PlayerInternals {
  return {
    context, playback, state: createPlayerState(), media: signal(undefined), engine: signal(undefined), runs: latest(),
    wasPlaying: signal(false), choices: choicesOf(context), qualityCap: signal(undefined),
  };
}

/** Lets go of the element, which the engine leaves empty. May run twice. */
export function closeEngine({ engine, state }: PlayerInternals): void {
  const open = engine.peek();
  batch(() => {
    engine.value = undefined;
    state.phase.value = 'idle';
    resetMedia(state);
  });
  open?.destroy();
}

/** Loading begins: nothing of what was shown before stays, but for the place in what is opened again. @param reached seconds */
export function showLoading(player: PlayerInternals, reached = 0): void {
  batch(() => {
    closeEngine(player);
    resetState(player.state);
    player.state.phase.value = 'loading';
    player.state.position.value = reached;
  });
}

/** The content does not play: what is known of it stays, with the reason. */
export function showOutcome(player: PlayerInternals, outcome: PlaybackOutcome, item: PlaybackDetails | undefined): void {
  batch(() => {
    closeEngine(player);
    resetState(player.state);
    player.state.item.value = item;
    player.state.outcome.value = outcome;
  });
}
