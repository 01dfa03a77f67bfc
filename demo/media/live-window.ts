/**
 * A channel that shows one film over and over, as a sliding window on the platform's clock.
 * Time runs on across the join, so there is nothing for a player to stumble over.
 * @source RFC 8216 §6.2.2, design/platform.md "Media and catalogue"
 */
import { trackOf, type FilmFacts, type FilmTrack } from './film-facts.ts';
import { hlsMaster } from './hls.ts';
import { boxesAt, boxesIn } from './make/mp4-boxes.ts';

export interface LiveSource {
  /** Which of the film's segments this is, counted from 1. */
  number: number;
  /** How far its times move, in the track's own units. */
  addTicks: number;
  sequence: number;
}

/** When segment `sequence` of the channel starts, in the track's units since the channel's start. */
function startTicks(film: FilmFacts, track: FilmTrack, sequence: number): number {
  const loop = Math.floor(sequence / film.segmentCount);
  return loop * track.ticks + (track.starts[sequence % film.segmentCount] ?? 0);
}

function newest(film: FilmFacts, nowMs: number, startMs: number): number {
  return Math.floor((nowMs - startMs) / (film.segmentSeconds * 1000)) - 1;
}

/** Where the bytes of the channel's segment come from and how they change. */
export function liveSource({ film, track, sequence }: { film: FilmFacts; track: string; sequence: number }): LiveSource {
  const found = trackOf(film, track);
  if (!found) throw new Error(`The film "${film.id}" has no track "${track}".`);
  return {
    number: (sequence % film.segmentCount) + 1,
    addTicks: Math.floor(sequence / film.segmentCount) * found.ticks,
    sequence,
  };
}

/** True when this segment has been on air by `nowMs` and is not older than the window: what a server may hand out. */
export function isOnAir(options: { film: FilmFacts; sequence: number; nowMs: number; startMs: number; windowSegments: number }): boolean {
  const last = newest(options.film, options.nowMs, options.startMs);
  return options.sequence >= 0 && options.sequence <= last && options.sequence > last - options.windowSegments;
}

/** The media playlist of one track at `nowMs`. Segments are `{track}/live-{sequence}.m4s`. */
export function livePlaylist(options: { film: FilmFacts; track: string; nowMs: number; startMs: number; windowSegments: number }): string {
  const { film, track: id, nowMs, startMs, windowSegments } = options;
  const track = trackOf(film, id);
  if (!track) throw new Error(`The film "${film.id}" has no track "${id}".`);
  const last = newest(film, nowMs, startMs);
  const first = Math.max(0, last - windowSegments + 1);
  const lines = [
    '#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${Math.ceil(film.segmentSeconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`, '#EXT-X-INDEPENDENT-SEGMENTS', `#EXT-X-MAP:URI="${id}/init.mp4"`,
  ];
  for (let sequence = first; sequence <= last; sequence++) {
    const from = startTicks(film, track, sequence);
    const length = (startTicks(film, track, sequence + 1) - from) / track.timescale;
    const at = new Date(startMs + Math.round((from / track.timescale) * 1000)).toISOString();
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${at}`, `#EXTINF:${length.toFixed(6)},`, `${id}/live-${sequence}.m4s`);
  }
  return `${lines.join('\n')}\n`;
}

/** The channel's main playlist: the film's rungs and languages, each at `{track}.m3u8`. */
export function liveMaster(film: FilmFacts): string {
  return hlsMaster({ ...film, captions: [] });
}

function move(file: Buffer, at: number, version: number, add: number): void {
  if (version === 1) file.writeBigUInt64BE(file.readBigUInt64BE(at) + BigInt(add), at);
  else {
    const moved = file.readUInt32BE(at) + add;
    if (moved > 0xffffffff) throw new Error('The segment keeps its time in 32 bits and the channel has outrun them.');
    file.writeUInt32BE(moved, at);
  }
}

/** A copy of a film's segment, moved in time: its fragments are numbered on from `sequence`. */
export function liveSegment({ file, addTicks, sequence }: { file: Buffer; addTicks: number; sequence: number }): Buffer {
  const out = Buffer.from(file);
  const fragments = boxesAt(out, ['moof', 'mfhd']);
  fragments.forEach((mfhd, i) => out.writeUInt32BE((sequence * fragments.length + i + 1) >>> 0, mfhd.body + 4));
  for (const tfdt of boxesAt(out, ['moof', 'traf', 'tfdt'])) move(out, tfdt.body + 4, out.readUInt8(tfdt.body), addTicks);
  for (const sidx of boxesIn(out).filter((b) => b.type === 'sidx')) move(out, sidx.body + 12, out.readUInt8(sidx.body), addTicks);
  return out;
}
