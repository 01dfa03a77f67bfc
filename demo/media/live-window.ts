/**
 * The playlists of a live stream: a sliding window on the platform's clock.
 *
 * Times run on across title cards and joins of the film. A card has a header of its own, so a discontinuity stands before
 * and after it, in pictures and in sound alike. When an event is over, its last window is closed.
 *
 * @source RFC 8216 §4.3.3.3, §6.2.2; design/platform.md "Media and catalogue"
 */
import type { FilmTrack } from './film-facts.ts';
import { hlsMaster } from './hls.ts';
import { discontinuitiesBefore, isDiscontinuity, isOver, type LiveStream, liveTrack, newestOf, type Slot, slotOf, startTicksOf } from './live-schedule.ts';

const isCardFile = (track: FilmTrack, slot: Slot): boolean => slot.isCard && track.kind === 'video';

/** Pictures of a card are the same file for every rung; its silence belongs to each sound. */
const folderOf = (track: FilmTrack, slot: Slot): string => (isCardFile(track, slot) ? 'card' : track.id);

function segmentLines(stream: LiveStream, track: FilmTrack, slot: Slot): string[] {
  const from = startTicksOf(stream, track, slot.sequence);
  const length = (startTicksOf(stream, track, slot.sequence + 1) - from) / track.timescale;
  const at = new Date(stream.startMs + Math.round((from / track.timescale) * 1000)).toISOString();
  return [`#EXT-X-PROGRAM-DATE-TIME:${at}`, `#EXTINF:${length.toFixed(6)},`, `${folderOf(track, slot)}/live-${slot.sequence}.m4s`];
}

/** The media playlist of one track at `nowMs`. Segments are `{track}/live-{sequence}.m4s`, cards `card/live-{sequence}.m4s`. */
export function livePlaylist(stream: LiveStream, id: string, nowMs: number, windowSegments: number): string {
  const track = liveTrack(stream, id);
  const last = newestOf(stream, nowMs);
  const first = Math.max(0, last - windowSegments + 1);
  const lines = [
    '#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${Math.ceil(stream.film.segmentSeconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`, `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitiesBefore(first)}`, '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  let header = '';
  for (let sequence = first; sequence <= last; sequence += 1) {
    const slot = slotOf(stream, sequence);
    if (isDiscontinuity(sequence)) lines.push('#EXT-X-DISCONTINUITY');
    const needed = `#EXT-X-MAP:URI="${folderOf(track, slot)}/init.mp4"`;
    if (needed !== header) lines.push(needed);
    header = needed;
    lines.push(...segmentLines(stream, track, slot));
  }
  if (isOver(stream, nowMs)) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

/** The stream's main playlist: the film's rungs and languages, each at `{track}.m3u8`. */
export const liveMaster = ({ film }: LiveStream): string => hlsMaster({ ...film, captions: [] });
