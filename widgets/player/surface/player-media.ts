/** A list of tracks that changes, as HTML's `TextTrackList` does: it fires `addtrack`, `removetrack` and `change`. */
export interface PlayerTrackList<Track> extends EventTarget, Iterable<Track> {
  readonly length: number;
  readonly [at: number]: Track;
  getTrackById(id: string): Track | null;
}

/** Captions in one language. `mode = 'showing'` chooses them, `'disabled'` leaves them; `'hidden'` is `'disabled'`. */
export interface PlayerTextTrack extends EventTarget {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  /** BCP 47, empty where the stream does not say. */
  readonly language: string;
  readonly inBandMetadataTrackDispatchType: string;
  mode: TextTrackMode;
  /** Of the captions that are shown, inline; null otherwise. */
  readonly cues: TextTrackCueList | null;
  readonly activeCues: TextTrackCueList | null;
}

/** A spoken language. `enabled = true` chooses it. */
export interface PlayerAudioTrack extends EventTarget {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly language: string;
  enabled: boolean;
}

/** A picture quality. `selected = true` chooses it, `false` leaves the choice to the player. */
export interface PlayerRendition extends EventTarget {
  readonly id: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Bits per second. */
  readonly bitrate?: number;
  readonly frameRate?: number;
  readonly codec?: string;
  selected: boolean;
}

/** Fires `addrendition`, `removerendition` and `change`. */
export interface PlayerRenditionList extends EventTarget, Iterable<PlayerRendition> {
  readonly length: number;
  readonly [at: number]: PlayerRendition;
  /** -1 while the player chooses. */
  selectedIndex: number;
}

/** Members of `<video>` that ours does not have, or has in its own way. */
type Own =
  | keyof HTMLElement | `on${string}` | 'width' | 'height' | 'srcObject' | 'crossOrigin' | 'preload' | 'mediaKeys' | 'setMediaKeys'
  | 'autoplay' | 'loop' | 'poster' | 'controls' | 'play' | 'pause' | 'load' | 'textTracks' | 'error';

/**
 * The members of the browser's own media element, read from the player's: `currentTime`, `paused`, `buffered`, `requestPictureInPicture()`
 * and the rest. What is set before the element is ready is answered at once and holds.
 */
export type PlayerMedia = Pick<HTMLVideoElement, Exclude<keyof HTMLVideoElement, Own>>;
