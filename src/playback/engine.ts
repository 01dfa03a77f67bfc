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
  /** BCP 47, empty when the stream does not say. */
  language: string;
  label: string;
  active: boolean;
}

/** A picture quality that the stream offers; facts that it does not declare are undefined. */
export interface QualityChoice {
  /** The same for the same quality after the source is swapped. */
  id: string;
  /** Pixels. */
  width?: number;
  /** Pixels. */
  height?: number;
  /** Bits per second. */
  bitrate?: number;
  /** Frames per second. */
  frameRate?: number;
  /** RFC 6381, such as `avc1.4d401f`. */
  codec?: string;
  dynamicRange?: 'SDR' | 'HLG' | 'PQ';
}

/** Which quality plays, and who chose it. */
export interface QualityInUse {
  /** Undefined until the first picture; facts alone, with an empty id, where the browser offers no list. */
  playing: QualityChoice | undefined;
  /** The viewer's choice; null while the engine follows the bandwidth. */
  chosen: string | null;
}

/**
 * What stopped playback.
 *
 * - `expired`: the stream's signed address is no longer accepted
 * - `network`: bytes do not arrive
 * - `media`: bytes arrive and cannot be shown
 * - `drm`: the key was refused
 */
export type EngineFailureKind = 'expired' | 'network' | 'media' | 'drm';

export interface EngineFailure {
  kind: EngineFailureKind;
  /** The engine's own name for it, for the failure panel and logs. */
  code: string;
  /** HTTP status, where there was one. */
  status?: number;
}

/** One stream to play. */
export interface EngineSource {
  stream: Stream;
  live: boolean;
}

/** What an engine reports. */
export interface EngineListener {
  /** The text or audio tracks changed, or which of them is active. */
  onTracks(): void;
  /** The list of qualities changed, or which one plays or is chosen. */
  onQuality(): void;
  /** The engine emptied the element by itself and loads the same again, from the same place. */
  onRestart(): void;
  /** Playback cannot go on by itself. */
  onFailure(failure: EngineFailure): void;
}

/**
 * Feeds one video element. The element itself says what plays.
 *
 * What is chosen here (tracks, quality, cap, rate) survives `swap`, not `destroy`.
 */
export interface Engine {
  readonly name: 'hls' | 'dash' | 'native';
  /** @param startAt seconds */
  load(source: EngineSource, startAt?: number): void;
  /** Fresh addresses of the same title. Empties the element, which is paused afterwards. @param position seconds */
  swap(source: EngineSource, position: number): void;
  /** Tries again after a failure without new addresses; may empty the element. @returns false where only new addresses help */
  recover(failure: EngineFailure): boolean;
  textTracks(): TextTrackChoice[];
  setTextTrack(id: string | null): void;
  /** Carries the chosen captions as hidden cues, so that they can be drawn above the controls. */
  captionTrack(): TextTrack | undefined;
  audioTracks(): AudioTrackChoice[];
  setAudioTrack(id: string): void;
  /** From the lowest to the highest; empty where the browser chooses alone. */
  qualities(): QualityChoice[];
  quality(): QualityInUse;
  /** @param id one of `qualities`, or null for automatic; an unknown id is automatic */
  setQuality(id: string | null): void;
  /** Limits what is chosen automatically; a quality chosen by the viewer is above it. @param maxHeight pixels */
  setQualityCap(maxHeight: number | undefined): void;
  /** Catching up with a live edge stops while the rate is not 1. */
  setRate(rate: number): void;
  /** Seconds on the element's clock where live viewing belongs; undefined when unknown or not live. */
  liveEdge(): number | undefined;
  /** Lets go of the element, which is empty afterwards, and of every connection. May run twice. */
  destroy(): void;
}
