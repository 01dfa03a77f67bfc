import type { Emit } from '../../../binding/emit.ts';
import type { Player } from '../../../store/playback/player.ts';
import type { TitleContent } from '../../../store/playback/player-state.ts';
import type { PlayerEvents } from '../events.ts';

/** What a prompt is about, and what its buttons do. */
export interface PlayerPromptProps {
  player: Player;
  emit: Emit<PlayerEvents>;
  /** Leads to another title. */
  lead(title: TitleContent): void;
}
