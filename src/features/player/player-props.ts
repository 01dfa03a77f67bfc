import type { Emit } from '../../binding/emit.ts';
import type { Autoplay, PlayContent } from '../../store/playback/player-state.ts';
import type { PlayerApi } from './player-api.ts';
import type { SetState } from './player-events.ts';
import type { PlayerSource } from './use-player-slice.ts';

/** What an element or a page gives a player. */
export interface PlayerProps {
  playback: PlayerSource;
  content: PlayContent | undefined;
  autoplay?: Autoplay;
  /** Seconds; where the viewer stopped when absent. */
  startAt?: number;
  muted?: boolean;
  loop?: boolean;
  /** A picture of the page's own, in place of the title's. */
  poster?: string;
  emit: Emit;
  /** Receives the public surface; null when the player goes. */
  expose?(api: PlayerApi | null): void;
  setState?: SetState;
}
