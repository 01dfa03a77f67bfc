/** Why the media did not start. @source design/bridge.md "play" */
export type PlayFailureReason = 'autoplay' | 'access' | 'network' | 'drm' | 'not-live' | 'aborted';

/** `play()` that did not lead to playing. @source spec 1 §8 'failed to play' */
export class PlayFailure extends Error {
  override readonly name = 'PlayFailure';
  readonly code = 'PLAY_FAILED';
  readonly reason: PlayFailureReason;

  constructor(reason: PlayFailureReason) {
    super('failed to play');
    this.reason = reason;
  }
}
