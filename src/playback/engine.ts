import type { Stream } from '../contracts/playback/stream.ts';

/** A caption or subtitle track that the stream offers. */
export interface TextTrackChoice {
  id: string;
  /** BCP 47, empty when the stream does not say. */
  language: string;
  label: string;
  active: boolean;
  /** Subtitles when absent. `captions` tell sounds as well; `forced` are shown while captions are off, and never offered. */
  kind?: 'captions' | 'forced';
  /** The stream asks to show it unless the viewer wants something else. */
  byDefault?: boolean;
}

/** A spoken language that the stream offers. */
export interface AudioTrackChoice {
  id: string;
  /** BCP 47, empty when the stream does not say. */
  language: string;
  label: string;
  active: boolean;
  /** What it is beside the main sound: tells what is to be seen, or comments on it. */
  role?: 'description' | 'commentary';
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
 * - `stall`: the picture stands, no bytes arrive, and no engine says why
 * - `media`: bytes arrive and cannot be shown
 * - `drm`: the key was refused
 */
export type EngineFailureKind = 'expired' | 'network' | 'stall' | 'media' | 'drm';

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
  /** How far behind the newest picture live viewing belongs, in seconds: the engine keeps to it, by a slightly other speed where it has to. Undefined leaves it to the stream. */
  targetLatency?: number;
}

/** What servers are told of each request, so that a network can be tuned. @source CTA-5004 (CMCD) */
export interface CmcdReport {
  mode: 'query' | 'header';
  /** Such as `vod:1001`. */
  contentId: string;
}

/** What an engine measures while it plays; what it does not know is undefined. */
export interface EngineMeasures {
  engine: Engine['name'];
  /** Bits per second, as it expects the next bytes to come. */
  bandwidth?: number;
  /** Seconds between the making of the live picture and its showing. */
  latency?: number;
  /** RFC 6381. */
  videoCodec?: string;
  /** RFC 6381. */
  audioCodec?: string;
  /** Of a protected stream: the systems that may hold its key. */
  keySystems?: readonly string[];
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
  /** Fresh addresses of the same title. Empties the element, which is paused afterwards. @param position seconds; of a live stream the engine knows the place itself */
  swap(source: EngineSource, position: number): void;
  /** Newer addresses and key tokens of what plays: for the next request for a key, and for whenever it begins anew. Nothing is emptied. */
  renew(source: EngineSource): void;
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
  /** Epoch milliseconds of the picture on screen, where the stream says when it was made. */
  dateShown(): number | undefined;
  measures(): EngineMeasures;
  /** Lets go of the element, which is empty afterwards, and of every connection. May run twice. */
  destroy(): void;
}
