import type { Playback } from '../../playback/create-playback.ts';
import type { Engine, EngineListener } from '../../playback/engine.ts';
import { createPlayerFacts, type PlayerFacts } from './player-state.ts';
import type { StoreContext } from '../store-context.ts';

/** What the files of one player share: its facts, and what sits in it now. */
export interface PlayerSeat {
  readonly context: StoreContext;
  readonly playback: Playback;
  readonly facts: PlayerFacts;
  /** Whom engines tell. */
  listener: EngineListener;
  engine: Engine | undefined;
  media: { video: HTMLVideoElement; host: HTMLElement } | undefined;
  /** Ends when another title is chosen. */
  turn: AbortController;
  /** Opens when an element is attached. */
  attached: Gate;
  /** Where the title began, seconds. */
  startAt: number;
  /** The language of captions that the viewer chose; outlives a title. */
  captionLanguage: string | null;
}

interface Gate {
  promise: Promise<void>;
  open(): void;
}

export function createSeat(context: StoreContext, playback: Playback): PlayerSeat {
  return {
    context, playback, facts: createPlayerFacts(),
    listener: { onTracks: () => {}, onFailure: () => {} },
    engine: undefined, media: undefined, turn: new AbortController(), attached: createGate(), startAt: 0, captionLanguage: null,
  };
}

/** Opened once by whoever stands at it. */
export function createGate(): Gate {
  let open = () => {};
  const promise = new Promise<void>((resolve) => { open = resolve; });
  return { promise, open };
}

/** Stops the pictures and lets go of the element. */
export function closeEngine(seat: PlayerSeat): void {
  seat.engine?.destroy();
  seat.engine = undefined;
  seat.facts.phase.value = 'idle';
}
