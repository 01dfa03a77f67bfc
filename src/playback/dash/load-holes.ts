/** Seconds that dash.js jumps by itself: its `smallGapLimit`. */
const SMALL_GAP = 1.5;
/** Seconds past an edge that are not loaded for sure. */
const PAST_EDGE = 0.05;

/**
 * Loads what lies between two loaded stretches when playback comes to it.
 *
 * After a seek into a loaded stretch dash.js goes on loading where it was, so that a hole before it stays; it would then jump it.
 * A seek to where nothing is loaded makes it load from there.
 *
 * @returns stop
 */
export function loadHoles(video: HTMLVideoElement): () => void {
  const follow = () => {
    const edge = edgeOfHole(video);
    if (edge !== undefined) video.currentTime = edge + PAST_EDGE;
  };
  video.addEventListener('waiting', follow);
  return () => video.removeEventListener('waiting', follow);
}

/** Where the stretch under the picture ends, if another one comes later. Seconds. */
function edgeOfHole({ buffered, currentTime }: HTMLVideoElement): number | undefined {
  for (let at = 0; at + 1 < buffered.length; at += 1) {
    const end = buffered.end(at);
    const isHere = buffered.start(at) <= currentTime && Math.abs(end - currentTime) < SMALL_GAP;
    if (isHere && buffered.start(at + 1) - end > SMALL_GAP) return end;
  }
  return undefined;
}
