/**
 * Plays faster or slower from now on.
 *
 * The default rate is set as well: a media element takes it over with every new source, so that the rate survives a swap,
 * and it keeps saying what was chosen while a live catch-up changes the current rate.
 */
export function setPlaybackRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}
