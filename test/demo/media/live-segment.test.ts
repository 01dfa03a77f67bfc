import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { liveTrack, shiftOf, startTicksOf } from '../../../demo/media/live-schedule.ts';
import { cardSegment, movedSegment } from '../../../demo/media/live-segment.ts';
import { box, boxesAt, fullBox, u32, u64 } from '../../../demo/media/make/mp4-boxes.ts';
import { mediaRoot, streamOf } from './live-stream.ts';

const timesOf = (segment: Buffer): number[] => boxesAt(segment, ['moof', 'traf', 'tfdt']).map((tfdt) => Number(segment.readBigUInt64BE(tfdt.body + 4)));

describe('a segment moved in time', () => {
  it('moves and numbers every fragment of a real segment and touches nothing else', () => {
    const file = readFileSync(new URL('film/v240/3.m4s', mediaRoot));
    const before = Buffer.from(file);
    const moved = movedSegment({ file, addTicks: 64 * 12288, sequence: 18 });
    expect(timesOf(moved)).toEqual(timesOf(file).map((time) => time + 64 * 12288));
    expect(boxesAt(moved, ['moof', 'mfhd']).map((b) => moved.readUInt32BE(b.body + 4))).toEqual([37, 38]);
    expect(file.equals(before)).toBe(true);
    expect(moved.subarray(boxesAt(moved, ['mdat'])[0]?.start).length).toBe(file.subarray(boxesAt(file, ['mdat'])[0]?.start).length);
  });

  it('starts at its place in the stream', () => {
    const stream = streamOf('film', 2);
    const file = readFileSync(new URL('film/a-en/4.m4s', mediaRoot));
    const moved = movedSegment({ file, addTicks: shiftOf(stream, liveTrack(stream, 'a-en'), 2), sequence: 2 });
    expect(timesOf(moved)[0]).toBe(startTicksOf(stream, liveTrack(stream, 'a-en'), 2));
  });

  it('moves an index too, in 32 bits and in 64', () => {
    const short = movedSegment({ file: fullBox('sidx', 0, 0, u32(1, 1000, 500, 0)), addTicks: 70, sequence: 1 });
    expect(short.readUInt32BE(20)).toBe(570);
    const long = movedSegment({ file: fullBox('sidx', 1, 0, u32(1, 1000), u64(2 ** 33)), addTicks: 70, sequence: 1 });
    expect(Number(long.readBigUInt64BE(20))).toBe(2 ** 33 + 70);
  });

  it('refuses to wrap a 32-bit time', () => {
    const file = box('moof', box('traf', fullBox('tfdt', 0, 0, u32(4_000_000_000))));
    expect(() => movedSegment({ file, addTicks: 400_000_000, sequence: 1 })).toThrow('32 bits');
  });

  it('refuses what is not a segment', () => {
    expect(() => movedSegment({ file: Buffer.from('not media at all'), addTicks: 1, sequence: 1 })).toThrow('media box');
  });
});

describe('a title card in a stream', () => {
  const stream = streamOf('film', 2);
  const card = { number: 12, title: 'Harbour', seed: 12 };

  it('lasts from the end of the film before it to the start of the film after it, in pictures and sound', () => {
    for (const id of ['v240', 'a-en']) {
      const track = liveTrack(stream, id);
      const segment = cardSegment(stream, track, 8, card);
      const [trun] = boxesAt(segment, ['moof', 'traf', 'trun']);
      const at = trun?.body ?? 0;
      const count = segment.readUInt32BE(at + 4);
      const ticks = Array.from({ length: count }, (_, i) => segment.readUInt32BE(at + 16 + i * 8)).reduce((sum, length) => sum + length, 0);
      expect(timesOf(segment)).toEqual([startTicksOf(stream, track, 8)]);
      expect((timesOf(segment)[0] ?? 0) + ticks).toBe(startTicksOf(stream, track, 9));
    }
  });
});
