const tracks = new WeakMap<HTMLVideoElement, TextTrack>();

/**
 * The text track that holds captions of engines without tracks of their own; hidden, because we draw them.
 *
 * A browser never removes a track that a script added, so an element keeps one for its lifetime.
 */
export function captionTrackOf(video: HTMLVideoElement): TextTrack {
  const known = tracks.get(video);
  if (known) return known;
  const track = video.addTextTrack('captions');
  track.mode = 'hidden';
  tracks.set(video, track);
  return track;
}

/** Removes every caption, before those of another language or title. */
export function emptyCaptions(track: TextTrack): void {
  for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
}
