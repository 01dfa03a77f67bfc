import { isTitle, type PlayContent } from '../../store/playback/player-state.ts';
import type { Player } from '../../store/playback/player.ts';

/**
 * What a page can do with the element: the words of HTML's media element, and the slice for the bridge.
 *
 * @source design/player.md "It behaves like a media element"
 */
export interface PlayerApi {
  /** Answers when it really plays. @throws PlayFailure with a reason */
  play(): Promise<void>;
  pause(): void;
  /** Opens the title again. */
  load(): Promise<void>;
  /** @param to seconds; answers after the media has moved */
  seek(to: number): Promise<void>;
  currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly seeking: boolean;
  readonly readyState: number;
  /** 0–1, as media elements count. */
  volume: number;
  muted: boolean;
  readonly buffered: TimeRanges;
  readonly seekable: TimeRanges;
  /** Languages of captions; choose one with `setTextTrack`. */
  readonly textTracks: Player['textTracks']['value'];
  setTextTrack(id: string | null): void;
  /** For the bridge's handlers. */
  readonly player: Player;
}

/** @param content what `load` opens again */
export function playerApi(player: Player, video: HTMLVideoElement, content: () => PlayContent | undefined): PlayerApi {
  return {
    player,
    play: () => player.play(),
    pause: () => player.pause(),
    load: async () => {
      const title = content();
      if (isTitle(title)) await player.open(title);
    },
    seek: (to) => player.seek(to),
    setTextTrack: (id) => player.setTextTrack(id),
    get currentTime() { return player.position.peek(); },
    set currentTime(to: number) { void player.seek(to); },
    get duration() { return player.duration.peek() ?? (player.live.peek() ? Infinity : NaN); },
    get paused() { return player.paused.peek(); },
    get ended() { return player.ended.peek(); },
    get seeking() { return player.seeking.peek(); },
    get readyState() { return video.readyState; },
    get volume() { return player.volumePercent.peek() / 100; },
    set volume(part: number) { player.setVolume(part * 100); },
    get muted() { return player.muted.peek(); },
    set muted(on: boolean) { player.setMuted(on); },
    get buffered() { return video.buffered; },
    get seekable() { return video.seekable; },
    get textTracks() { return player.textTracks.peek(); },
  };
}
