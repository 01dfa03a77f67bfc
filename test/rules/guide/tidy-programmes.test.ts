import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GuideProgramme } from '../../../src/contracts/guide/guide-programme.ts';
import type { Programme } from '../../../src/contracts/guide/programme.ts';
import { channelSeed } from '../../../demo/platform/seed/guide/channel-seed.ts';
import { dirtOf, programmeSeed } from '../../../demo/platform/seed/guide/programme-seed.ts';
import { readGuides } from '../../../demo/platform/seed/archive/guide/read-guides.ts';
import { tidyProgrammes } from '../../../src/rules/guide/tidy-programmes.ts';

const minute = 60_000;
const programme = (id: string, start: number, end?: number): Programme => ({ id, title: id, start: start * minute, ...(end === undefined ? {} : { end: end * minute }) });
const drawn = (programmes: Programme[], from = 0, to = 120) =>
  tidyProgrammes(programmes, from * minute, to * minute).map(({ programme: shown, start, end }) => `${shown?.id ?? '-'} ${start / minute}-${end / minute}`);

it.each<[string, Programme[], string[]]>([
  ['one after the other', [programme('a', 0, 60), programme('b', 60, 120)], ['a 0-60', 'b 60-120']],
  ['in any order', [programme('b', 60, 120), programme('a', 0, 60)], ['a 0-60', 'b 60-120']],
  ['of two that overlap the first starter wins', [programme('a', 0, 70), programme('b', 60, 120)], ['a 0-70', 'b 70-120']],
  ['one inside another is not shown', [programme('a', 0, 120), programme('b', 30, 40)], ['a 0-120']],
  ['a gap is a cell of its own', [programme('a', 0, 50), programme('b', 60, 120)], ['a 0-50', '- 50-60', 'b 60-120']],
  ['a gap of a few minutes is closed', [programme('a', 0, 57), programme('b', 60, 120)], ['a 0-60', 'b 60-120']],
  ['a missing stop is the next start', [programme('a', 0), programme('b', 60, 120)], ['a 0-60', 'b 60-120']],
  ['a stop before its start is the next start', [programme('a', 10, 5), programme('b', 60, 120)], ['- 0-10', 'a 10-60', 'b 60-120']],
  ['a last one without a stop reaches the end', [programme('a', 0)], ['a 0-120']],
  ['the same one twice is one', [programme('a', 0, 120), programme('a', 0, 120)], ['a 0-120']],
  ['cut at the window', [programme('a', -30, 60), programme('b', 60, 200)], ['a 0-60', 'b 60-120']],
  ['over before the window is not shown', [programme('a', -30, -10), programme('b', 0, 120)], ['b 0-120']],
  ['a sliver keeps its place', [programme('a', 0, 59), programme('s', 59, 60), programme('b', 60, 120)], ['a 0-59', 's 59-60', 'b 60-120']],
  ['nothing known is one full-width cell', [], ['- 0-120']],
  ['a few minutes at the end are no gap', [programme('a', 0, 118)], ['a 0-120']],
  ['a few minutes at the start are one, as nothing before them can grow', [programme('a', 2, 120)], ['- 0-2', 'a 2-120']],
])('%s', (_, programmes, expected) => {
  expect(drawn(programmes)).toEqual(expected);
});

it.each<[string, Programme[], string[]]>([
  ['and none after it', [programme('a', 0)], ['a 0-180', '- 180-18720']],
  ['and the next one a day later', [programme('a', 0), programme('b', 1440, 18720)], ['a 0-180', '- 180-1440', 'b 1440-18720']],
])('a programme without an end %s lasts three hours, not until the guide ends', (_, programmes, expected) => {
  expect(drawn(programmes, 0, 13 * 1440)).toEqual(expected);
});

it('has no spans for an empty window', () => {
  expect(tidyProgrammes([], 0, 0)).toEqual([]);
});

const day = 1_440 * minute;
const dataFolder = process.env['FOOTLIGHT_REAL_DATA'] ?? '../shared/data';

/** Spans follow each other without a hole or an overlap, from the beginning of the window to its end. */
function expectWhole(programmes: readonly GuideProgramme[], from: number, to: number, name: string): void {
  const spans = tidyProgrammes(programmes, from, to);
  let reached = from;
  for (const { start, end } of spans) {
    if (start !== reached || end <= start) throw new Error(`${name}: a span from ${start} to ${end}, where ${reached} was reached`);
    reached = end;
  }
  expect(reached, name).toBe(to);
}

const windowsOf = (from: number, to: number) => Array.from({ length: Math.ceil((to - from) / (day / 4)) }, (_, at) => from + at * (day / 4));

describe('the demo’s guide, tidied', () => {
  const channels = channelSeed('arena');
  const kinds = ['clean', 'overlaps', 'gaps', 'slivers', 'missing-ends', 'earlier-ends', 'duplicates', 'over-days', 'endless-name', 'other-way', 'half-empty', 'empty'] as const;

  it.each(kinds)('is whole where it is dirty by %s', (kind) => {
    const dirty = channels.filter(({ number }) => dirtOf(number) === kind);
    expect(dirty.length).toBeGreaterThan(0);
    for (const channel of dirty.slice(0, 4)) {
      const airs = programmeSeed(channel).map(({ id, title, startsAfter, endsAfter }): GuideProgramme => ({ id, title, start: startsAfter, ...(endsAfter === null ? {} : { end: endsAfter }) }));
      for (const from of windowsOf(0, 14 * day)) expectWhole(airs, from, from + day / 4, `${channel.id} ${kind}`);
    }
  });

  const airs = (kind: (typeof kinds)[number]) => programmeSeed(channels.find(({ number }) => dirtOf(number) === kind)!);
  it('holds each kind of dirt', () => {
    const length = (row: { startsAfter: number; endsAfter: number | null }) => (row.endsAfter ?? Infinity) - row.startsAfter;
    expect(airs('earlier-ends').some((row) => length(row) < 0)).toBe(true);
    expect(airs('over-days').some((row) => length(row) > day)).toBe(true);
    expect(airs('endless-name').some(({ title }) => title.length === 10_000)).toBe(true);
    expect(airs('empty')).toEqual([]);
    const told = airs('duplicates').map(({ title, startsAfter }) => `${title} ${startsAfter}`);
    expect(new Set(told).size).toBeLessThan(told.length);
    expect(airs('other-way').some(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true);
  });
});

describe.skipIf(!existsSync(`${dataFolder}/guide`))('real guides, tidied (skipped without a folder of real data)', () => {
  it('are whole on every channel in every quarter of a day', () => {
    const guides = readGuides(dataFolder);
    expect(guides.reduce((sum, { programmes }) => sum + programmes.length, 0)).toBeGreaterThan(20_000);
    for (const { channels, programmes } of guides) {
      const first = programmes.reduce((least, { start }) => Math.min(least, start), Infinity);
      const last = programmes.reduce((most, { start }) => Math.max(most, start), 0);
      for (const { id } of channels) {
        const airs = programmes.flatMap(({ channel, start, end, title }, at): GuideProgramme[] => (channel === id ? [{ id: String(at), title, start, ...(end === null ? {} : { end }) }] : []));
        for (const from of windowsOf(first, last)) expectWhole(airs, from, from + day / 4, id);
      }
    }
  }, 60_000);
});
