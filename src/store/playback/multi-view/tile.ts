import type { MultiViewVideo } from '../../../contracts/playback/multi-view.ts';
import type { Playback } from '../../../playback/create-playback.ts';
import type { StoreContext } from '../../store-context.ts';
import { createPlayer, type Player } from '../player.ts';

/** One angle on the screen: a player of its own, so that its failure is its own. */
export interface Tile {
  readonly video: MultiViewVideo;
  readonly player: Player;
  /** The tile's element; undefined while detached. */
  media(): HTMLVideoElement | undefined;
  /** @param host what goes fullscreen: all tiles together. @returns detach */
  attach(media: HTMLVideoElement, host: HTMLElement): () => void;
}

/** @param attached the tile has an element now */
export function createTile(context: StoreContext, playback: Playback, video: MultiViewVideo, attached: (tile: Tile) => void): Tile {
  const player = createPlayer(context, playback);
  let element: HTMLVideoElement | undefined;
  const tile: Tile = {
    video, player,
    media: () => element,
    attach(media, host) {
      element = media;
      const detach = player.attach(media, host);
      attached(tile);
      return () => {
        detach();
        if (element === media) element = undefined;
      };
    },
  };
  return tile;
}

/** Whether this angle shows nothing for now; the others go on. Reads signals. */
export const hasFailed = ({ player }: Tile): boolean => player.failure.value !== undefined || player.outcome.value !== undefined;
