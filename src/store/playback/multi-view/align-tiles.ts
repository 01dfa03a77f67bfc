import { driftCorrection } from '../../../rules/playback/multi-view/drift-correction.ts';
import type { Tile } from './tile.ts';

/** Milliseconds on the clock that all angles share: when the picture was made, else the position. */
const clockOf = ({ player }: Tile): number => player.dateShown() ?? player.position.peek() * 1000;

/** Nothing is known of a tile that has no picture yet, or that moves already. */
const canFollow = ({ player }: Tile): boolean => ['playing', 'paused', 'buffering'].includes(player.status.peek());

/**
 * Brings every angle to the clock of the leading one; an angle that cannot follow is left alone.
 *
 * @source design/player.md "Live drift in multi-view"
 */
export function alignTiles(lead: Tile | undefined, tiles: readonly Tile[]): void {
  if (!lead || !canFollow(lead)) return;
  const [clock, paused, rate] = [clockOf(lead), lead.player.paused.peek(), lead.player.rate.peek()];
  for (const tile of tiles) {
    const media = tile.media();
    if (tile === lead || !media || !canFollow(tile)) continue;
    if (tile.player.paused.peek() !== paused) follow(tile, paused);
    const correction = driftCorrection(clock - clockOf(tile));
    if ('jump' in correction) media.currentTime += correction.jump / 1000;
    else media.playbackRate = rate * (paused ? 1 : correction.rate);
  }
}

function follow({ player }: Tile, paused: boolean): void {
  if (paused) player.pause();
  // A silent tile is never refused; what else stops it, its own state says.
  else player.play().catch(() => undefined);
}
