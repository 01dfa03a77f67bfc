/** What happens to one playback, for whoever measures it. It never says who watches. */
export type PlaybackEventFacts =
  /** The first picture. `startupMs` since the viewer, or the page, asked for it; undefined where nobody saw when. */
  | { type: 'started'; startupMs: number | undefined }
  | { type: 'playing' }
  | { type: 'paused' }
  /** Playback waits for bytes, not after a seek. */
  | { type: 'stalled' }
  /** Waiting that the viewer caused: a seek, a change of the source. */
  | { type: 'seeking' }
  | { type: 'ended' }
  /** Another quality plays. */
  | { type: 'quality'; bitrate: number | undefined; height: number | undefined }
  /** Another track was chosen; null for no captions. */
  | { type: 'track'; kind: 'text' | 'audio'; language: string | null }
  /** A failure; `fatal` when playback could not go on. */
  | { type: 'failure'; code: string; fatal: boolean }
  /** The last one of a playback. */
  | { type: 'left'; reason: 'content' | 'page' | 'player' };

export type PlaybackEvent = PlaybackEventFacts & {
  /** Milliseconds on the page's own clock, `performance.now()`. */
  at: number;
  /** Seconds into the title. */
  position: number;
};
