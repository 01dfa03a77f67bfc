import type { ReadonlySignal } from '@preact/signals-core';
import type { Emit } from '../../binding/emit.ts';
import type { Autoplay, TitleContent } from '../../store/playback/player-state.ts';
import type { PlayerApi } from './player-api.ts';
import type { SetState } from './element-states.ts';
import type { PlayerEvents } from './events.ts';
import type { PlayerSource } from './use-player-slice.ts';

/** What an element or a page gives a player. */
export interface PlayerProps {
  playback: PlayerSource;
  /** Opened as soon as it changes, so that a page may set it and play in one breath. */
  content: ReadonlySignal<TitleContent | undefined>;
  autoplay?: ReadonlySignal<Autoplay>;
  /** Seconds; where the viewer stopped when absent. Read when a title opens. */
  startAt?: ReadonlySignal<number | undefined>;
  muted?: boolean;
  loop?: boolean;
  /** A picture of the page's own, in place of the title's. */
  poster?: string;
  /** Leads to the recording of an event that is over; without it, the recording opens in place. */
  onRecording?(id: string): void;
  emit: Emit<PlayerEvents>;
  /** Receives the public surface; null when the player goes. */
  expose?(api: PlayerApi | null): void;
  setState?: SetState;
}
