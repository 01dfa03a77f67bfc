import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { filmFacts, trackOf } from '../../../demo/media/film-facts.ts';
import { fragmentsOf } from '../../../demo/media/fragment.ts';
import { dueAt, lowLatencyPlaylist, partOf, placeOf } from '../../../demo/media/live-parts.ts';

const root = fileURLToPath(new URL('../../../demo/media/clips/three/', import.meta.url));
const film = filmFacts.parse(JSON.parse(readFileSync(`${root}film.json`, 'utf8')));
const stream = { film, offset: 0, startMs: Date.UTC(2026, 0, 1) };
const at = (seconds: number) => stream.startMs + seconds * 1000;
const fileOf = (id: string, segment: number) => readFileSync(`${root}${id}/${placeOf(stream, trackOf(film, id)!, segment).index + 1}.m4s`);

it('lists whole segments, parts of the newest ones, and where the next part will be', () => {
  const lines = lowLatencyPlaylist(stream, 'v360', at(41.2), 15).split('\n');
  expect(lines.filter((line) => line.endsWith('.m4s') && !line.startsWith('#'))).toHaveLength(10);
  expect(lines.filter((line) => line.startsWith('#EXT-X-PART:'))).toHaveLength(3 * 8 + 2);
  expect(lines).toContain('#EXT-X-PRELOAD-HINT:TYPE=PART,URI="v360/part-10.2.m4s"');
  expect(lines.find((line) => line.includes('part-9.4'))).toContain('INDEPENDENT=YES');
  expect(lines.find((line) => line.includes('part-9.5'))).not.toContain('INDEPENDENT');
});

it('names no part longer than the target, and none shorter than most of it', () => {
  for (const id of ['v360', 'a-und']) {
    const text = lowLatencyPlaylist(stream, id, at(41.2), 15);
    const target = Number(/PART-TARGET=([\d.]+)/.exec(text)?.[1]);
    const lengths = [...text.matchAll(/#EXT-X-PART:DURATION=([\d.]+)/g)].map(([, length]) => Number(length));
    expect([Math.max(...lengths) <= target, Math.min(...lengths) > target * 0.85]).toEqual([true, true]);
  }
});

it.each(['v360', 'a-und'])('cuts %s into parts that hold every sample once, in time', (id) => {
  const track = trackOf(film, id)!;
  for (const segment of [0, 6]) {
    const file = fileOf(id, segment);
    const whole = fragmentsOf(file).flatMap(({ samples }) => samples.map(({ at: from, size }) => file.subarray(from, from + size)));
    const parts = Array.from({ length: 8 }, (_, part) => partOf(stream, track, { file, segment, part }));
    const cut = parts.flatMap((part) => fragmentsOf(part).flatMap(({ samples }) => samples.map(({ at: from, size }) => part.subarray(from, from + size))));
    expect(Buffer.concat(cut).equals(Buffer.concat(whole))).toBe(true);
    const times = parts.map((part) => fragmentsOf(part)[0]!);
    times.slice(1).forEach((next, i) => expect(next.startTicks).toBe(times[i]!.startTicks + times[i]!.samples.reduce((sum, { ticks }) => sum + ticks, 0)));
    expect(times[0]!.startTicks / track.timescale).toBeCloseTo(segment * 4, 1);
  }
});

it('says when a part and a segment can be asked for', () => {
  expect([dueAt(stream, 2), dueAt(stream, 2, 0), dueAt(stream, 2, 7)]).toEqual([at(12), at(8.5), at(12)]);
});
