/**
 * A low-latency live stream: the film over and over, without title cards, in parts of half a second.
 *
 * @source RFC 8216bis §4.4.3.7, §4.4.4.9, §6.2.5.2
 */
import { fragmentsOf, type Sample } from './fragment.ts';
import type { FilmTrack } from './film-facts.ts';
import { isOver, type LiveStream, liveTrack } from './live-schedule.ts';
import { box, fullBox, u32, u64 } from './make/mp4-boxes.ts';

export const PART_SECONDS = 0.5;
/** Parts of sound end with whole frames, so some are longer. */
const partTarget = 0.52;
/** Segments before the newest one whose parts are still listed. */
const segmentsWithParts = 3;

const partsPerSegment = ({ film }: LiveStream): number => film.segmentSeconds / PART_SECONDS;

/** How many parts have been on air in full. */
function partsBy(stream: LiveStream, nowMs: number): number {
  const seconds = (Math.min(nowMs, stream.endMs ?? nowMs) - stream.startMs) / 1000;
  return Math.max(0, Math.floor(seconds / PART_SECONDS));
}

/** When a part, or the whole segment without one, can be asked for. Epoch milliseconds. */
export function dueAt(stream: LiveStream, segment: number, part?: number): number {
  const parts = segment * partsPerSegment(stream) + (part === undefined ? partsPerSegment(stream) : part + 1);
  return stream.startMs + parts * PART_SECONDS * 1000;
}

/** Which segment of the film is on air, and how far its times move. */
export function placeOf({ film }: LiveStream, track: FilmTrack, segment: number): { index: number; addTicks: number } {
  return { index: segment % film.segmentCount, addTicks: Math.floor(segment / film.segmentCount) * track.ticks };
}

const boundary = (track: FilmTrack, index: number, part: number): number => (index * 4 + part * PART_SECONDS) * track.timescale;

/** The length of a part, in the track's units: sound by whole frames. */
function partTicks(track: FilmTrack, index: number, part: number): number {
  if (track.kind === 'video') return PART_SECONDS * track.timescale;
  const frame = (at: number) => Math.ceil(at / 1024);
  return (frame(boundary(track, index, part + 1)) - frame(boundary(track, index, part))) * 1024;
}

/** Pictures can be begun where a group of them starts: every two seconds. */
const isIndependent = (track: FilmTrack, part: number): boolean => track.kind === 'audio' || part % 4 === 0;

function partLine(stream: LiveStream, track: FilmTrack, segment: number, part: number): string {
  const seconds = partTicks(track, placeOf(stream, track, segment).index, part) / track.timescale;
  return `#EXT-X-PART:DURATION=${seconds.toFixed(5)},URI="${track.id}/part-${segment}.${part}.m4s"${isIndependent(track, part) ? ',INDEPENDENT=YES' : ''}`;
}

function segmentLines(stream: LiveStream, track: FilmTrack, segment: number, isListed: boolean): string[] {
  const { index, addTicks } = placeOf(stream, track, segment);
  const from = track.starts[index] ?? 0;
  const seconds = ((track.starts[index + 1] ?? track.ticks) - from) / track.timescale;
  const at = new Date(stream.startMs + Math.round(((from + addTicks) / track.timescale) * 1000)).toISOString();
  const parts = isListed ? Array.from({ length: partsPerSegment(stream) }, (_, part) => partLine(stream, track, segment, part)) : [];
  return [`#EXT-X-PROGRAM-DATE-TIME:${at}`, ...parts, `#EXTINF:${seconds.toFixed(6)},`, `${track.id}/live-${segment}.m4s`];
}

/** The media playlist of one track at `nowMs`. Segments are `{track}/live-{segment}.m4s`, parts `{track}/part-{segment}.{part}.m4s`. */
export function lowLatencyPlaylist(stream: LiveStream, id: string, nowMs: number, windowSegments: number): string {
  const track = liveTrack(stream, id);
  const each = partsPerSegment(stream);
  const parts = partsBy(stream, nowMs);
  const whole = Math.floor(parts / each);
  const first = Math.max(0, whole - windowSegments);
  const lines = [
    '#EXTM3U', '#EXT-X-VERSION:9', `#EXT-X-TARGETDURATION:${Math.ceil(stream.film.segmentSeconds)}`,
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${(partTarget * 3).toFixed(2)}`, `#EXT-X-PART-INF:PART-TARGET=${partTarget}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`, '#EXT-X-INDEPENDENT-SEGMENTS', `#EXT-X-MAP:URI="${track.id}/init.mp4"`,
  ];
  for (let segment = first; segment < whole; segment += 1) lines.push(...segmentLines(stream, track, segment, segment >= whole - segmentsWithParts));
  for (let part = 0; part < parts % each; part += 1) lines.push(partLine(stream, track, whole, part));
  lines.push(isOver(stream, nowMs) ? '#EXT-X-ENDLIST' : `#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${track.id}/part-${whole}.${parts % each}.m4s"`);
  return `${lines.join('\n')}\n`;
}

/** A fragment of these samples. */
function fragmentWith(file: Buffer, samples: readonly Sample[], sequence: number, startTicks: number): Buffer {
  const build = (offset: number): Buffer => box('moof',
    fullBox('mfhd', 0, 0, u32(sequence >>> 0)),
    box('traf',
      fullBox('tfhd', 0, 0x020000, u32(1)),
      fullBox('tfdt', 1, 0, u64(startTicks)),
      fullBox('trun', 1, 0x000f01, u32(samples.length, offset), ...samples.map(({ ticks, size, flags, compositionOffset }) => u32(ticks, size, flags, compositionOffset)))));
  const moof = build(build(0).length + 8);
  return Buffer.concat([moof, box('mdat', ...samples.map(({ at, size }) => file.subarray(at, at + size)))]);
}

/** One part of a segment. @param file the film's segment that is on air */
export function partOf(stream: LiveStream, track: FilmTrack, { file, segment, part }: { file: Buffer; segment: number; part: number }): Buffer {
  const { index, addTicks } = placeOf(stream, track, segment);
  const from = boundary(track, index, part);
  const to = boundary(track, index, part + 1);
  const timed = fragmentsOf(file).flatMap(({ samples, startTicks }) => {
    let at = startTicks;
    return samples.map((sample) => {
      const timedSample = { sample, at };
      at += sample.ticks;
      return timedSample;
    });
  }).filter(({ at }) => at >= from && at < to);
  return fragmentWith(file, timed.map(({ sample }) => sample), segment * partsPerSegment(stream) + part + 1, (timed[0]?.at ?? from) + addTicks);
}
