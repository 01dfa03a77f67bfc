import type { Engine, EngineSource } from '../playback/engine.ts';
import type { PlayerFacts } from './player-facts.ts';
import { originOf } from './player-media.ts';

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
  setMuted(muted: boolean): void;
  /** A track of `textTracks`, or null for no captions. The language is kept for the next title. */
  setTextTrack(id: string | null): void;
  setAudioTrack(id: string): void;
  /** Needs the viewer's hand. */
  toggleFullscreen(): Promise<void>;
}

type Media = { video: HTMLVideoElement; host: HTMLElement };

/** What the player itself needs besides. */
interface InnerControls extends PlayerControls {
  readTracks(): void;
  swap(source: EngineSource): void;
  followHost(video: HTMLVideoElement, host: HTMLElement, playsOn: () => void): () => void;
  dispose(): void;
}

export function createPlayerControls(facts: PlayerFacts, media: () => Media | undefined, engine: () => Engine | undefined): InnerControls {
  let captionLanguage: string | null = null;
  let pauseAsked = false;
  let disposed = false;

  const seek = async (to: number) => {
    const video = media()?.video;
    if (!video || facts.phase.peek() !== 'open') return;
    await moved(video, clamped(video, facts, to) + originOf(video, facts.live.peek()));
  };

  return {
    pause() {
      pauseAsked = true;
      media()?.video.pause();
    },
    seek,
    seekBy: (seconds) => seek(facts.position.peek() + seconds),
    async seekToLive() {
      const video = media()?.video;
      const edge = engine()?.liveEdge();
      if (video && edge !== undefined) await moved(video, edge);
    },
    setVolume(percent) {
      const video = media()?.video;
      if (video) video.volume = Math.min(100, Math.max(0, percent)) / 100;
    },
    setMuted(muted) {
      const video = media()?.video;
      if (!video) return;
      if (!muted && video.volume === 0) video.volume = 1;
      video.muted = muted;
    },
    setTextTrack(id) {
      captionLanguage = facts.textTracks.peek().find((track) => track.id === id)?.language ?? null;
      engine()?.setTextTrack(id);
    },
    setAudioTrack: (id) => engine()?.setAudioTrack(id),
    async toggleFullscreen() {
      const { video, host } = media() ?? {};
      if (!video || !host) return;
      if (facts.fullscreen.peek()) return document.exitFullscreen();
      const onlyVideo: unknown = Reflect.get(video, 'webkitEnterFullscreen');
      if (host.requestFullscreen) await host.requestFullscreen();
      else if (typeof onlyVideo === 'function') onlyVideo.call(video);
    },
    readTracks() {
      const now = engine();
      if (!now) return;
      const tracks = now.textTracks();
      const kept = captionLanguage !== null && !tracks.some((track) => track.active) && tracks.find((track) => track.language === captionLanguage);
      if (kept) return now.setTextTrack(kept.id);
      facts.textTracks.value = tracks;
      facts.captionTrack.value = now.captionTrack();
      facts.audioTracks.value = now.audioTracks();
    },
    swap(source) {
      const { video } = media() ?? {};
      if (!video) return;
      const wasPaused = video.paused;
      const position = video.currentTime;
      facts.swapping.value = true;
      const done = () => { facts.swapping.value = false; };
      video.addEventListener('canplay', done, { once: true });
      engine()?.swap(source, position);
      if (!wasPaused) video.play().catch(() => undefined);
    },
    followHost(video, host, playsOn) {
      const full = () => {
        const root = host.getRootNode();
        facts.fullscreen.value = 'fullscreenElement' in root && root.fullscreenElement === host;
      };
      const paused = () => {
        if (!pauseAsked && !video.ended && !video.isConnected) whenBack(video, () => !disposed && void video.play().catch(() => undefined));
        pauseAsked = false;
      };
      document.addEventListener('fullscreenchange', full);
      video.addEventListener('pause', paused);
      video.addEventListener('timeupdate', playsOn);
      return () => {
        document.removeEventListener('fullscreenchange', full);
        video.removeEventListener('pause', paused);
        video.removeEventListener('timeupdate', playsOn);
      };
    },
    dispose() {
      disposed = true;
    },
  };
}

/** Moves the media and waits until it has. */
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

function clamped(video: HTMLVideoElement, facts: PlayerFacts, to: number): number {
  const end = facts.live.peek() ? facts.windowSeconds.peek() : (facts.duration.peek() ?? video.duration);
  return Math.max(0, Number.isFinite(end) ? Math.min(to, end) : to);
}

/** The browser pauses what leaves the page: an element that was only moved goes on. */
function whenBack(video: HTMLVideoElement, back: () => void): void {
  const observer = new MutationObserver(() => look());
  const forget = setTimeout(() => observer.disconnect(), 1000);
  const look = () => {
    if (!video.isConnected) return;
    observer.disconnect();
    clearTimeout(forget);
    back();
  };
  observer.observe(document, { childList: true, subtree: true });
}
