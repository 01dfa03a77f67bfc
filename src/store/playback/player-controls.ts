import { originOf } from './player-media.ts';
import type { PlayerSeat } from './player-seat.ts';

/** What a viewer's hand does to a player. Each becomes true when the media says so. */
export interface PlayerControls {
  pause(): void;
  /** Answers after the media has moved. @param to seconds, kept inside what can be reached */
  seek(to: number): Promise<void>;
  seekBy(seconds: number): Promise<void>;
  /** To the live edge. */
  seekToLive(): Promise<void>;
  /** @param percent 0–100 */
  setVolume(percent: number): void;
  /** Louder or quieter, from what is heard now. @param percent points to add */
  volumeBy(percent: number): void;
  setMuted(muted: boolean): void;
  /** A track of `textTracks`, or null for no captions. The language is kept for the next title. */
  setTextTrack(id: string | null): void;
  setAudioTrack(id: string): void;
  /** Needs the viewer's hand. */
  toggleFullscreen(): Promise<void>;
}

export function createPlayerControls(seat: PlayerSeat): PlayerControls {
  const { facts } = seat;
  const seek = async (to: number) => {
    const video = seat.media?.video;
    if (!video || !facts.metadata.peek()) return;
    await moved(video, clamped(seat, video, to) + originOf(video, facts.live.peek()));
  };
  const setVolume = (percent: number) => {
    if (seat.media) seat.media.video.volume = Math.min(100, Math.max(0, percent)) / 100;
  };
  return {
    seek,
    pause: () => seat.media?.video.pause(),
    // From the media itself: quick presses come before it has told where it went.
    seekBy: async (seconds) => {
      const video = seat.media?.video;
      if (video) await seek(video.currentTime - originOf(video, facts.live.peek()) + seconds);
    },
    async seekToLive() {
      const edge = seat.engine?.liveEdge();
      if (seat.media && edge !== undefined) await moved(seat.media.video, edge);
    },
    setVolume,
    volumeBy: (percent) => seat.media && setVolume(Math.round(seat.media.video.volume * 100) + percent),
    setMuted(muted) {
      const video = seat.media?.video;
      if (!video) return;
      if (!muted && video.volume === 0) video.volume = 1;
      video.muted = muted;
    },
    setTextTrack(id) {
      seat.captionLanguage = facts.textTracks.peek().find((track) => track.id === id)?.language ?? null;
      seat.engine?.setTextTrack(id);
    },
    setAudioTrack: (id) => seat.engine?.setAudioTrack(id),
    async toggleFullscreen() {
      if (!seat.media) return;
      const { video, host } = seat.media;
      if (facts.fullscreen.peek()) return document.exitFullscreen();
      const onlyVideo: unknown = Reflect.get(video, 'webkitEnterFullscreen');
      if (host.requestFullscreen) await host.requestFullscreen();
      else if (typeof onlyVideo === 'function') onlyVideo.call(video);
    },
  };
}

/** Moves the media and waits until it has, or until it is gone. */
function moved(video: HTMLVideoElement, to: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      video.removeEventListener('seeked', done);
      video.removeEventListener('emptied', done);
      resolve();
    };
    video.addEventListener('seeked', done);
    video.addEventListener('emptied', done);
    video.currentTime = to;
  });
}

function clamped({ facts }: PlayerSeat, video: HTMLVideoElement, to: number): number {
  const end = facts.live.peek() ? facts.windowSeconds.peek() : video.duration;
  return Math.max(0, Number.isFinite(end) ? Math.min(to, end) : to);
}
