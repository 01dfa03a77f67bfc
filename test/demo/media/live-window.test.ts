import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filmFacts, type FilmFacts } from '../../../demo/media/film-facts.ts';
import { isOnAir, liveMaster, livePlaylist, liveSegment, liveSource } from '../../../demo/media/live-window.ts';
import { boxesAt, fullBox, box, u32, u64 } from '../../../demo/media/make/mp4-boxes.ts';

const root = new URL('../../../demo/media/', import.meta.url);
const film: FilmFacts = filmFacts.parse(JSON.parse(readFileSync(new URL('film/film.json', root), 'utf8')));
const START = Date.UTC(2030, 0, 1);

function timesOf(segment: Buffer): number[] {
  return boxesAt(segment, ['moof', 'traf', 'tfdt']).map((tfdt) => Number(segment.readBigUInt64BE(tfdt.body + 4)));
}

function window(track: string, atSeconds: number): { sequence: number; dates: number[]; lengths: number[]; files: string[] } {
  const text = livePlaylist({ film, track, nowMs: START + atSeconds * 1000, startMs: START, windowSegments: 6 });
  const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map((m) => m[1] ?? '');
  return {
    sequence: Number(all(/MEDIA-SEQUENCE:(\d+)/g)[0]),
    dates: all(/DATE-TIME:(\S+)/g).map((d) => Date.parse(d)),
    lengths: all(/EXTINF:([\d.]+)/g).map(Number),
    files: all(/^([^#\n].*)$/gm),
  };
}

describe('a channel made of one film', () => {
  it('slides by one segment when a segment is over, and not before', () => {
    expect(window('v240', 99.999).sequence).toBe(18);
    expect(window('v240', 100).sequence).toBe(19);
    expect(window('v240', 100).files).toEqual([19, 20, 21, 22, 23, 24].map((k) => `v240/live-${k}.m4s`));
  });

  it('shows only what has been on air in its first seconds', () => {
    expect(window('v240', 9).files).toEqual(['v240/live-0.m4s', 'v240/live-1.m4s']);
    expect(window('v240', 3.9).files).toEqual([]);
  });

  it('dates each segment where the one before it ended, across the join', () => {
    for (const track of ['v720', 'a-en', 'a-es']) {
      const { dates, lengths } = window(track, 72);
      dates.slice(1).forEach((date, i) => expect(Math.abs(date - (dates[i] ?? 0) - (lengths[i] ?? 0) * 1000)).toBeLessThanOrEqual(1));
    }
  });

  it('never rounds a segment over the target duration', () => {
    const text = livePlaylist({ film, track: 'a-en', nowMs: START + 64_000, startMs: START, windowSegments: 16 });
    const target = Number(/TARGETDURATION:(\d+)/.exec(text)?.[1]);
    for (const [, length] of text.matchAll(/EXTINF:([\d.]+)/g)) expect(Math.round(Number(length))).toBeLessThanOrEqual(target);
  });

  it('keeps sound within one frame of the picture after a year on air', () => {
    const sequence = (365 * 86400) / 4 + 3;
    const at = (track: string): number => {
      const { number, addTicks } = liveSource({ film, track, sequence });
      const found = [...film.video, ...film.audio].find((t) => t.id === track);
      return ((found?.starts[number - 1] ?? 0) + addTicks) / (found?.timescale ?? 1);
    };
    expect(at('v240')).toBe(sequence * 4);
    expect(at('a-en') - at('v240')).toBeLessThan(1024 / 48000);
    expect(at('a-en')).toBeGreaterThanOrEqual(at('v240'));
  });

  it('hands out what is in the window and nothing else', () => {
    const ask = (sequence: number): boolean => isOnAir({ film, sequence, nowMs: START + 100_000, startMs: START, windowSegments: 6 });
    expect([18, 19, 24, 25, -1].map(ask)).toEqual([false, true, true, false, false]);
  });

  it('says which track it does not have', () => {
    expect(() => livePlaylist({ film, track: 'v9', nowMs: START, startMs: START, windowSegments: 3 })).toThrow('v9');
    expect(() => liveSource({ film, track: 'v9', sequence: 0 })).toThrow('v9');
  });

  it('lists rungs and languages, lowest first, and no captions', () => {
    const text = liveMaster(film);
    expect([...text.matchAll(/RESOLUTION=(\S+?),/g)].map((m) => m[1])).toEqual(['426x240', '640x360', '1280x720']);
    expect(text).toContain('LANGUAGE="es"');
    expect(text).not.toContain('SUBTITLES');
  });
});

describe('a segment moved in time', () => {
  it('moves and numbers every fragment of a real segment and touches nothing else', () => {
    const file = readFileSync(new URL('film/v240/3.m4s', root));
    const before = Buffer.from(file);
    const source = liveSource({ film, track: 'v240', sequence: 18 });
    expect(source.number).toBe(3);
    const moved = liveSegment({ file, addTicks: source.addTicks, sequence: source.sequence });
    expect(timesOf(moved)).toEqual(timesOf(file).map((t) => t + 64 * 12288));
    expect(boxesAt(moved, ['moof', 'mfhd']).map((b) => moved.readUInt32BE(b.body + 4))).toEqual([37, 38]);
    expect(file.equals(before)).toBe(true);
    expect(moved.subarray(boxesAt(moved, ['mdat'])[0]?.start).length).toBe(file.subarray(boxesAt(file, ['mdat'])[0]?.start).length);
  });

  it('moves an index too, in 32 bits and in 64', () => {
    const short = liveSegment({ file: fullBox('sidx', 0, 0, u32(1, 1000, 500, 0)), addTicks: 70, sequence: 1 });
    expect(short.readUInt32BE(20)).toBe(570);
    const long = liveSegment({ file: fullBox('sidx', 1, 0, u32(1, 1000), u64(2 ** 33)), addTicks: 70, sequence: 1 });
    expect(Number(long.readBigUInt64BE(20))).toBe(2 ** 33 + 70);
  });

  it('refuses to wrap a 32-bit time', () => {
    const file = box('moof', box('traf', fullBox('tfdt', 0, 0, u32(4_000_000_000))));
    expect(() => liveSegment({ file, addTicks: 400_000_000, sequence: 1 })).toThrow('32 bits');
  });

  it('refuses what is not a segment', () => {
    expect(() => liveSegment({ file: Buffer.from('not media at all'), addTicks: 1, sequence: 1 })).toThrow('media box');
  });
});
