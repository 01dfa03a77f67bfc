import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { programmingInfo } from '../../../src/contracts/catalogue/content-item.ts';
import { itemsOf } from '../catalogue/bucket-pages.ts';
import { type ChannelRow, programmes } from '../db/tables/guide-tables.ts';
import { viewingLevel } from '../identity/profiles/viewing-level.ts';
import { dvrSecondsOf } from '../playback/streams/dvr-window.ts';
import type { Caller } from '../server/request-caller.ts';
import type { Airing, WireProgramme } from './airing.ts';
import { channelTable, logoOf } from './channel-table.ts';
import { type CycleRun, runsOf } from './guide-cycle.ts';
import { airedAt, cardProgramme, presentProgramme } from './present-programme.ts';
import { showsOf } from './show-titles.ts';
import { shownAirings } from './shown-airings.ts';

const minuteMs = 60_000;

/** Channels that are read together: their cycles are as long, and they air as late. */
interface Together { rows: ChannelRow[]; cycleDays: number; offsetMinutes: number; longestMs: number }

function readTogether(rows: readonly ChannelRow[]): Together[] {
  const groups = new Map<string, Together>();
  for (const row of rows) {
    const { cycleDays, offsetMinutes, longestMs } = row;
    const key = `${cycleDays} ${offsetMinutes}`;
    const group = groups.get(key) ?? { rows: [], cycleDays, offsetMinutes, longestMs };
    groups.set(key, { ...group, rows: [...group.rows, row], longestMs: Math.max(group.longestMs, longestMs) });
  }
  return [...groups.values()];
}

/** What some channels air in one run of their cycle. @param from on the channels' own times */
async function readRun({ context, realm }: Caller, { rows, longestMs }: Together, run: CycleRun, from: number, to: number): Promise<Airing[]> {
  const begin = from - run.startsAt;
  const read = await context.db.select().from(programmes).where(and(
    eq(programmes.realm, realm.realm), inArray(programmes.channelNumber, rows.map(({ number }) => number)),
    lt(programmes.startsAfter, to - run.startsAt), gt(programmes.startsAfter, begin - longestMs), gt(programmes.untilAfter, begin),
  )).orderBy(asc(programmes.channelNumber), asc(programmes.startsAfter), asc(programmes.id));
  return read.map((row) => ({ start: run.startsAt + row.startsAfter, until: run.startsAt + row.untilAfter, row, run }));
}

async function readAirings(caller: Caller, rows: readonly ChannelRow[], from: number, to: number): Promise<Map<number, Airing[]>> {
  const found = new Map<number, Airing[]>(rows.map(({ number }) => [number, []]));
  for (const group of readTogether(rows)) {
    const laterMs = group.offsetMinutes * minuteMs;
    for (const run of runsOf(from - laterMs, to - laterMs, group)) {
      for (const airing of await readRun(caller, group, run, from - laterMs, to - laterMs)) found.get(airing.row.channelNumber)?.push(airing);
    }
  }
  return found;
}

/** Everything that these channels air in a window and the profile may be shown, by their place in the guide. @param from epoch milliseconds */
export async function airingsBetween(caller: Caller, rows: readonly ChannelRow[], from: number, to: number): Promise<Map<number, Airing[]>> {
  if (rows.length === 0) return new Map<number, Airing[]>();
  const key = `airings ${caller.realm.realm} ${from} ${to} ${rows.map(({ number }) => number).join()}`;
  const every = await caller.context.keptData.read(caller.published, key, () => readAirings(caller, rows, from, to));
  if (await viewingLevel(caller) === 'NON_RESTRICTED') return every;
  const shown = new Set(await shownAirings(caller, [...every.values()].flat()));
  return new Map([...every].map(([number, airings]) => [number, airings.filter((airing) => shown.has(airing))]));
}

/** The programmes of a window as its guide has them: without descriptions, and before their channel's offset. */
export async function windowProgrammes(caller: Caller, rows: readonly ChannelRow[], from: number, to: number): Promise<Map<number, WireProgramme[]>> {
  const airings = await airingsBetween(caller, rows, from, to);
  const items = await itemsOf(caller, rows.map(({ eventId }) => eventId));
  const words = await showsOf(caller);
  return new Map(rows.map(({ number, eventId }) => {
    const event = items.get(eventId);
    const rewindMs = event ? dvrSecondsOf(event) * 1000 : 0;
    return [number, (airings.get(number) ?? []).map((airing) => presentProgramme(airing, { locale: caller.locale, words, rewindMs }))];
  }));
}

const hourMs = 3_600_000;
/** How far ahead the next programme is looked for. */
const aheadMs = 9 * hourMs;

/** What channels air now and next, by channel id. @source spec 1 §3 "programmingInfo" */
export async function programmingOf(caller: Caller, channelIds: string[]): Promise<Map<string, z.input<typeof programmingInfo>>> {
  if (channelIds.length === 0) return new Map();
  const { now, life, locale } = caller;
  const { byId } = await channelTable(caller);
  const rows = [...new Set(channelIds)].flatMap((id) => byId.get(id) ?? []);
  // Read by the hour, so that all who ask within it share what was read.
  const from = Math.floor(now / hourMs) * hourMs;
  const airings = await airingsBetween(caller, rows, from, from + aheadMs);
  const words = await showsOf(caller);
  life.turnsAt(from, from + hourMs);
  return new Map(rows.map((row) => {
    const all = (airings.get(row.number) ?? []).map((airing) => airedAt(airing, row));
    const list = all.filter(({ until }) => until > now);
    const current = list.find(({ start }) => start <= now);
    const next = list.find(({ start }) => start > now);
    for (const { start, until } of all) life.turnsAt(start, until);
    const drawn = (airing: typeof current) => airing && cardProgramme(airing, { locale, words });
    return [row.id, { channelLogoUrl: logoOf(caller, row), ...(current ? { currentProgramme: drawn(current) } : {}), ...(next ? { nextProgramme: drawn(next) } : {}) }];
  }));
}
