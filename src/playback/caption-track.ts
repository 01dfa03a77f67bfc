const tracks = new WeakMap<HTMLVideoElement, TextTrack>();

/**
 * The one text track into which captions of engines without tracks of their own are put: hidden, because we draw them.
 *
 * A browser never takes a track back, so an element has one for life.
 */
export function captionTrackOf(video: HTMLVideoElement): TextTrack {
  const known = tracks.get(video);
  if (known) return known;
  const track = video.addTextTrack('captions');
  track.mode = 'hidden';
  tracks.set(video, track);
  return track;
}

/** Takes every caption out: another language or another title comes. */
export function emptyCaptions(track: TextTrack): void {
  for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
}
