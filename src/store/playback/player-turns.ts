import type { PlayContent } from './player-state.ts';
import { openTitle, type OpenOptions } from './player-opening.ts';
import type { Recovery } from './player-recovery.ts';
import type { PlayerSeat } from './player-seat.ts';

/** One title after the other in one player: the newest choice ends whatever was under way. */
export interface Turns {
  /** @param quiet what is shown stays until it is known what comes instead */
  begin(content: PlayContent, options: OpenOptions, quiet?: boolean): Promise<void>;
  /** The same title again, where it stopped. */
  retry(): Promise<void>;
  /** Settles when the newest title is there, or when it is known why it is not. */
  opening(): Promise<void>;
}

export function createTurns(seat: PlayerSeat, recovery: Recovery): Turns {
  const { facts } = seat;
  let opening: Promise<void> = Promise.resolve();
  let asked: OpenOptions = {};

  const begin = (content: PlayContent, options: OpenOptions, quiet = false): Promise<void> => {
    seat.turn.abort();
    seat.turn = new AbortController();
    recovery.startOver();
    asked = options;
    facts.content.value = content;
    opening = openTitle(seat, content, options, quiet);
    return opening;
  };

  return {
    begin,
    opening: () => opening,
    retry() {
      const content = facts.content.peek();
      if (!content) return Promise.resolve();
      if (!facts.started.peek()) return begin(content, asked);
      return begin(content, { autoplay: 'any', startAt: content.kind === 'vod' ? facts.position.peek() : undefined });
    },
  };
}
