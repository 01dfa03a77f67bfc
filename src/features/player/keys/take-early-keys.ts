import type { Player } from '../../../store/playback/player.ts';
import type { EarlyKey, PlayerScreen } from '../player-screen.ts';

/** Milliseconds. chosen: a viewer who waited longer has found another way, and would be surprised */
const FORGOTTEN_MS = 10_000;

/** The keys that still count: they were meant for what is open now, and not long ago. Each is given once. */
export function takeEarlyKeys(player: Player, { early }: PlayerScreen): EarlyKey[] {
  const content = player.content.peek();
  return early.splice(0).filter((key) => key.content === content && performance.now() - key.event.timeStamp < FORGOTTEN_MS);
}
