const tracks = new WeakMap<HTMLVideoElement, Map<string, TextTrack>>();

/**
 * The text track that holds captions of engines without tracks of their own; hidden, because we draw them.
 *
 * A browser never removes a track that a script added, so an element keeps one of each name for its lifetime.
 *
 * @param name whose captions it holds, so that one that empties its own leaves the other's alone
 */
export function captionTrackOf(video: HTMLVideoElement, name: 'stream' | 'files' = 'stream'): TextTrack {
  const known = tracks.get(video) ?? new Map<string, TextTrack>();
  tracks.set(video, known);
  const track = known.get(name) ?? video.addTextTrack('captions');
  if (!known.has(name)) track.mode = 'hidden';
  known.set(name, track);
  return track;
}

/** Whether a track was added here, not found in a stream by the browser. */
export const isCaptionTrack = (video: HTMLVideoElement, track: TextTrack): boolean => [...tracks.get(video)?.values() ?? []].includes(track);

/** Removes every caption, before those of another language or title. */
export function emptyCaptions(track: TextTrack): void {
  for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
}

/** Adds captions that it does not hold yet: an engine that starts again hands the same ones over again. */
export function addCaptions(track: TextTrack, cues: readonly TextTrackCue[]): void {
  const known = new Set([...(track.cues ?? [])].map(nameOf));
  for (const cue of cues) {
    const name = nameOf(cue);
    if (known.has(name)) continue;
    known.add(name);
    track.addCue(cue);
  }
}

/** Removes what ended before a second: a live stream that cannot be rewound to it would keep it for ever. */
export function dropCaptionsBefore(track: TextTrack, seconds: number): void {
  for (const cue of [...(track.cues ?? [])]) if (cue.endTime < seconds) track.removeCue(cue);
}

const nameOf = (cue: TextTrackCue) => `${cue.startTime} ${cue.endTime} ${String(Reflect.get(cue, 'text'))}`;
