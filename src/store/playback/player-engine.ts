import type { EngineSource } from '../../playback/engine.ts';
import type { PlayerSeat } from './player-seat.ts';

/** Takes over which tracks there are; the viewer's caption language is chosen again for every title. */
export function readTracks({ engine, facts, captionLanguage }: PlayerSeat): void {
  if (!engine) return;
  const tracks = engine.textTracks();
  const kept = captionLanguage !== null && !tracks.some((track) => track.active) && tracks.find((track) => track.language === captionLanguage);
  if (kept) return engine.setTextTrack(kept.id);
  facts.textTracks.value = tracks;
  facts.captionTrack.value = engine.captionTrack();
  facts.audioTracks.value = engine.audioTracks();
}

/** Puts fresh addresses under the same pictures: same place, still playing or still paused. */
export function swapSource({ engine, media, facts, startAt }: PlayerSeat, source: EngineSource): void {
  if (!media || !engine) return;
  const { video } = media;
  const wasPaused = facts.paused.peek();
  const position = facts.metadata.peek() ? video.currentTime : startAt;
  facts.swapping.value = true;
  video.addEventListener('canplay', () => { facts.swapping.value = false; }, { once: true });
  engine.swap(source, position);
  if (!wasPaused) video.play().catch(() => undefined);
}

/** Keeps whether the player fills the screen. @returns stop */
export function followFullscreen(host: HTMLElement, { facts }: PlayerSeat): () => void {
  const read = () => {
    const root = host.getRootNode();
    facts.fullscreen.value = 'fullscreenElement' in root && root.fullscreenElement === host;
  };
  document.addEventListener('fullscreenchange', read);
  return () => document.removeEventListener('fullscreenchange', read);
}
