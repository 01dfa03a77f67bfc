import type { Stream } from '../contracts/playback/stream.ts';

/** A caption or subtitle track that the stream offers. */
export interface TextTrackChoice {
  id: string;
  /** BCP 47, empty when the stream does not say. */
  language: string;
  label: string;
  active: boolean;
}

/** A spoken language that the stream offers. */
export interface AudioTrackChoice {
  id: string;
  language: string;
  label: string;
  active: boolean;
}

/**
 * What stopped the pictures.
 *
 * - `expired`: the stream's signed address is no longer accepted
 * - `network`: bytes do not arrive
 * - `media`: bytes arrive and cannot be shown
 * - `drm`: the key was refused
 */
export interface EngineFailure {
  kind: 'expired' | 'network' | 'media' | 'drm';
  /** The engine's own name for it, for the failure panel and logs. */
  code: string;
  status?: number;
}

/** One stream to play. */
export interface EngineSource {
  stream: Stream;
  live: boolean;
}

/** What an engine tells. */
export interface EngineListener {
  /** The lists of tracks, or which one is active, became different. */
  onTracks(): void;
  /** Playback cannot go on by itself. */
  onFailure(failure: EngineFailure): void;
}

/**
 * How bytes become pictures in one video element. The element itself says what plays; the engine only feeds it.
 */
export interface Engine {
  readonly name: 'hls' | 'dash' | 'native';
  /** @param startAt seconds */
  load(source: EngineSource, startAt?: number): void;
  /** Fresh addresses of the same title, at the same place. The element forgets that it was playing. */
  swap(source: EngineSource, position: number): void;
  /** Tries again after a failure without new addresses. @returns false where only new addresses help */
  recover(failure: EngineFailure): boolean;
  textTracks(): TextTrackChoice[];
  setTextTrack(id: string | null): void;
  /** Carries the chosen captions as cues, hidden, so that they can be drawn above the controls. */
  captionTrack(): TextTrack | undefined;
  audioTracks(): AudioTrackChoice[];
  setAudioTrack(id: string): void;
  /** Seconds on the element's clock where live viewing belongs; undefined when unknown or not live. */
  liveEdge(): number | undefined;
  /** Lets go of the element and every connection. May run twice. */
  destroy(): void;
}
