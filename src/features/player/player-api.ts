import { isTitle, type PlayContent } from '../../store/playback/player-state.ts';
import type { Player } from '../../store/playback/player.ts';

/**
 * What a page can do with the element beyond what its media element does by itself.
 *
 * @source design/player.md "It behaves like a media element"
 */
export interface PlayerApi {
  /** Answers when it really plays. @throws PlayFailure with a reason */
  play(): Promise<void>;
  /** Opens the title again. */
  load(): Promise<void>;
  /** @param to seconds; answers after the media has moved */
  seek(to: number): Promise<void>;
  setTextTrack(id: string | null): void;
  /** Holds through a new source as well. @throws NotSupportedError, TypeError */
  playbackRate: number;
  /** For the bridge's handlers. */
  readonly player: Player;
  /** Answers for every other member of a media element. */
  readonly video: HTMLVideoElement;
}

/** @param content what `load` opens again */
export function playerApi(player: Player, video: HTMLVideoElement, content: () => PlayContent | undefined): PlayerApi {
  return {
    player,
    video,
    play: () => player.play(),
    load: async () => {
      const title = content();
      if (isTitle(title)) await player.open(title);
    },
    seek: (to) => player.seek(to),
    setTextTrack: (id) => player.setTextTrack(id),
    get playbackRate() { return video.playbackRate; },
    set playbackRate(rate: number) {
      video.playbackRate = rate;
      player.setRate(+rate);
    },
  };
}
