/** The segments of a live stream: the film's, moved in time, and title cards between them. */
import type { FilmTrack } from './film-facts.ts';
import { type LiveStream, startTicksOf } from './live-schedule.ts';
import { boxesAt, boxesIn } from './make/mp4-boxes.ts';
import type { TitleCard } from './title-card/card-picture.ts';
import { cardSound, cardVideo } from './title-card/card-segments.ts';

function move(file: Buffer, at: number, version: number, add: number): void {
  if (version === 1) file.writeBigUInt64BE(file.readBigUInt64BE(at) + BigInt(add), at);
  else {
    const moved = file.readUInt32BE(at) + add;
    if (moved > 0xffffffff) throw new Error('The segment keeps its time in 32 bits and the channel has outrun them.');
    file.writeUInt32BE(moved, at);
  }
}

/** A copy of a film's segment, moved in time: its fragments are numbered on from `sequence`. */
export function movedSegment({ file, addTicks, sequence }: { file: Buffer; addTicks: number; sequence: number }): Buffer {
  const out = Buffer.from(file);
  const fragments = boxesAt(out, ['moof', 'mfhd']);
  fragments.forEach((mfhd, i) => out.writeUInt32BE((sequence * fragments.length + i + 1) >>> 0, mfhd.body + 4));
  for (const tfdt of boxesAt(out, ['moof', 'traf', 'tfdt'])) move(out, tfdt.body + 4, out.readUInt8(tfdt.body), addTicks);
  for (const sidx of boxesIn(out).filter((b) => b.type === 'sidx')) move(out, sidx.body + 12, out.readUInt8(sidx.body), addTicks);
  return out;
}

/** A title card at its place in the stream: pictures for a track of pictures, silence for one of sound. */
export function cardSegment(stream: LiveStream, track: FilmTrack, sequence: number, card: TitleCard): Buffer {
  const startTicks = startTicksOf(stream, track, sequence);
  const place = { sequence: sequence + 1, startTicks, ticks: startTicksOf(stream, track, sequence + 1) - startTicks, timescale: track.timescale };
  return track.kind === 'video' ? cardVideo(card, place) : cardSound(place);
}
