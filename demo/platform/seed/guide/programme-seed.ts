import { cycleMs } from '../../guide/guide-cycle.ts';
import type { ChannelRow, ProgrammeRow } from '../../db/tables/guide-tables.ts';
import { chance, pick } from './chance.ts';
import { laterChannels } from './channel-seed.ts';
import { programmeTitles } from './programme-titles.ts';
import { otherWay, showByTitle, showsFor } from './show-seed.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const lengths = [15, 30, 30, 45, 60, 60, 90, 90, 120, 120, 150, 180];

/** How dirty a channel's data is; guides are. @source design/guide.md "Dirt is normal" */
export type Dirt = 'clean' | 'overlaps' | 'gaps' | 'slivers' | 'missing-ends' | 'earlier-ends' | 'duplicates' | 'over-days' | 'endless-name' | 'other-way' | 'half-empty' | 'empty';

/** Channels with one kind of dirt; beside them, each third, fifth, seventh and ninth of ten. */
const dirtyChannels: Readonly<Record<number, Dirt>> = { 11: 'duplicates', 12: 'earlier-ends', 14: 'over-days', 16: 'empty', 18: 'endless-name', 22: 'other-way', 200: 'half-empty' };

export const dirtOf = (number: number): Dirt =>
  dirtyChannels[number] ?? ({ 3: 'overlaps', 5: 'gaps', 7: 'slivers', 9: 'missing-ends' } as const)[number % 10 as 3 | 5 | 7 | 9] ?? 'clean';

function nextStart(dirt: Dirt, end: number, random: () => number): number {
  if (dirt === 'overlaps' && random() < 0.2) return end - 10 * minute;
  if (dirt === 'gaps' && random() < 0.2) return end + (5 + Math.floor(random() * 10) * 5) * minute;
  return end;
}

/** What the guide says of the end: often nothing, or a moment before the start. */
function toldEnd(dirt: Dirt, start: number, end: number, random: () => number): number | null {
  if (dirt === 'missing-ends' && random() < 0.1) return null;
  return dirt === 'earlier-ends' && random() < 0.2 ? start - 30 * minute : end;
}

const flagChances = [['NEW', 0.15], ['REPEAT', 0.2], ['CAPTIONS', 0.35], ['AUDIO_DESCRIPTION', 0.08], ['SIGNING', 0.05]] as const;

/** What it is beside its title. A repeat is not new, and what is live is neither. */
function flagsOf(title: string, random: () => number): string | null {
  const drawn = flagChances.filter(([, share]) => random() < share).map(([flag]) => flag as string);
  const flags = /\bLive\b/.test(title) ? ['LIVE', ...drawn.filter((flag) => flag !== 'REPEAT')] : drawn.filter((flag) => flag !== 'NEW' || !drawn.includes('REPEAT'));
  return flags.length === 0 ? null : flags.join();
}

const recordings = 38;

/** Its recording, for a week; for some no longer than two hours. */
function recordingOf(until: number, random: () => number): Pick<ProgrammeRow, 'vodId' | 'catchUpFrom' | 'catchUpUntil'> {
  if (random() >= 0.3) return { vodId: null, catchUpFrom: null, catchUpUntil: null };
  const which = random();
  return { vodId: String(1001 + Math.floor(which * recordings)), catchUpFrom: until, catchUpUntil: until + (which < 0.1 ? day / 12 : 7 * day) };
}

interface Slot { start: number; end: number }

/** How one channel is drawn; what adorns programmes does not move them. */
interface Draw { random: () => number; adorned: () => number; dirt: Dirt }

/** How a channel of this dirt names a programme, if not by its own titles. */
const titleFor = (dirt: Dirt, index: number, own: string): string => {
  if (dirt === 'endless-name' && index % 4 === 0) return showsFor('')[0]!.titles.en;
  return dirt === 'other-way' && index % 2 === 0 ? otherWay.en : own;
};

function rowOf(channel: ChannelRow, { start, end: until }: Slot, index: number, { random, adorned, dirt }: Draw): ProgrammeRow {
  const told = toldEnd(dirt, start, until, random);
  const title = titleFor(dirt, index, pick(programmeTitles[channel.genre]?.titles ?? [], random).en);
  // One that is drawn for nothing: what comes after stays as it was in the first guide.
  random();
  const recording = recordingOf(until, random);
  const show = showByTitle.get(title);
  return {
    realm: channel.realm, channelNumber: channel.number, id: `${channel.id}.${index}`, startsAfter: start, endsAfter: told, untilAfter: until, title, showId: show?.id ?? 0,
    description: null, genre: channel.genre, ...recording, flags: flagsOf(title, adorned), subtitle: null, imageUrl: null,
    ...(show?.seriesId ? { seasonNumber: 1 + (index % 3), episodeNumber: 1 + (index % 24) } : { seasonNumber: null, episodeNumber: null }),
  };
}

function lengthOf(dirt: Dirt, index: number, random: () => number): number {
  if (dirt === 'over-days' && index % 12 === 5) return 30 * 60;
  return dirt === 'slivers' && random() < 0.1 ? 2 : pick(lengths, random);
}

/** Two weeks of a channel. */
export function programmeSeed(channel: ChannelRow): ProgrammeRow[] {
  const number = laterChannels[channel.number] ?? channel.number;
  const dirt = dirtOf(number);
  const draw = { random: chance(number * 7919 + channel.realm.length), adorned: chance(number * 104_729 + channel.realm.length), dirt };
  const rows: ProgrammeRow[] = [];
  for (let start = 0; start < cycleMs;) {
    const end = Math.min(start + lengthOf(dirt, rows.length, draw.random) * minute, cycleMs);
    rows.push(rowOf(channel, { start, end }, rows.length, draw));
    start = nextStart(dirt, end, draw.random);
  }
  return withWholeDirt(dirt, rows);
}

/** Dirt of the whole channel: programmes that are told twice, or not at all. */
function withWholeDirt(dirt: Dirt, rows: ProgrammeRow[]): ProgrammeRow[] {
  if (dirt === 'duplicates') return rows.flatMap((row, index) => (index % 3 === 0 ? [row, { ...row, id: row.id.replace(/\d+$/, (n) => String(Number(n) + 10_000)) }] : [row]));
  if (dirt === 'empty') return [];
  return dirt === 'half-empty' ? rows.filter((row) => row.startsAfter < cycleMs / 2) : rows;
}
