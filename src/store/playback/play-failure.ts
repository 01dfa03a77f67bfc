/**
 * Why the media did not start.
 *
 * - `autoplay`: the browser wants a gesture of the viewer first
 * - `access`: the viewer may not watch
 * - `network`, `drm`: the stream failed
 * - `not-live`: the event has not started, is over, or is not live
 * - `aborted`: nothing was opened, or other content was opened meanwhile
 *
 * @source design/bridge.md "play"
 */
export type PlayFailureReason = 'autoplay' | 'access' | 'network' | 'drm' | 'not-live' | 'aborted';

/** `play()` that did not lead to playing. @source spec 1 §8 'failed to play' */
export class PlayFailure extends Error {
  /** As a media element names it, so that a script for `<video>` knows what to do. */
  override readonly name: string;
  readonly code = 'PLAY_FAILED';
  readonly reason: PlayFailureReason;

  constructor(reason: PlayFailureReason) {
    super('failed to play');
    this.reason = reason;
    this.name = reason === 'autoplay' ? 'NotAllowedError' : reason === 'aborted' ? 'AbortError' : 'NotSupportedError';
  }
}
