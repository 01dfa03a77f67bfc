import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { programmingInfo } from '../../../src/contracts/catalogue/content-item.ts';
import type { programme } from '../../../src/contracts/guide/programme.ts';
import { type ChannelRow, channels, type ProgrammeRow, programmes } from '../db/tables/guide-tables.ts';
import { cyclesOf, type CycleWindow } from './guide-cycle.ts';
import type { Caller } from '../server/request-caller.ts';

export type WireProgramme = z.input<typeof programme>;

/** No programme of the seed is longer; lets the index cut a window at its beginning too. */
const longestMs = 24 * 3_600_000;
const isoOf = (moment: number): string => new Date(moment).toISOString();

/** A row of the cycle as a broadcast with its own id and moments. */
function presentProgramme(row: ProgrammeRow, cycle: CycleWindow): WireProgramme {
  return {
    id: `${row.id}.${cycle.index}`, title: row.title, start: isoOf(cycle.startsAt + row.startsAfter),
    ...(row.endsAfter === null ? {} : { end: isoOf(cycle.startsAt + row.endsAfter) }),
    ...(row.description === null ? {} : { description: row.description }),
    ...(row.genre === null ? {} : { genre: row.genre }), ...(row.vodId === null ? {} : { vodId: row.vodId }),
  };
}

/** A broadcast with the moment at which it is over, which its own data may not know. Epoch milliseconds. */
export interface Airing { start: number; until: number; programme: WireProgramme }

async function readAirings({ context, realm }: Caller, numbers: readonly number[], from: number, to: number): Promise<Map<number, Airing[]>> {
  const found = new Map<number, Airing[]>(numbers.map((number) => [number, []]));
  if (numbers.length === 0) return found;
  for (const cycle of cyclesOf(from, to)) {
    const rows = await context.db.select().from(programmes).where(and(
      eq(programmes.realm, realm.realm), inArray(programmes.channelNumber, [...numbers]),
      lt(programmes.startsAfter, cycle.to), gt(programmes.startsAfter, cycle.from - longestMs), gt(programmes.untilAfter, cycle.from),
    )).orderBy(asc(programmes.channelNumber), asc(programmes.startsAfter));
    for (const row of rows) {
      found.get(row.channelNumber)?.push({ start: cycle.startsAt + row.startsAfter, until: cycle.startsAt + row.untilAfter, programme: presentProgramme(row, cycle) });
    }
  }
  return found;
}

/** Everything that these channels air in a window, by channel number. @param from epoch milliseconds */
export function airingsBetween(caller: Caller, numbers: readonly number[], from: number, to: number): Promise<Map<number, Airing[]>> {
  const key = `airings ${caller.realm.realm} ${from} ${to} ${numbers.join()}`;
  return caller.context.keptData.read(caller.published, key, () => readAirings(caller, numbers, from, to));
}

/** Every channel of the tenant, by number. */
export function channelsOf({ context: { db, keptData }, realm: { realm }, published }: Caller): Promise<ChannelRow[]> {
  return keptData.read(published, `channels ${realm}`, () => db.select().from(channels).where(eq(channels.realm, realm)).orderBy(asc(channels.number)));
}

/** `Harbour News` is `HN`. */
const lettersOf = (name: string): string => (name.match(/[\p{Lu}\p{N}]/gu) ?? []).slice(0, 3).join('') || 'TV';

/** A channel's mark, drawn by the media host. */
export const logoOf = (caller: Caller, channel: ChannelRow): string =>
  `${caller.context.origins.media}/art/logo/${encodeURIComponent(lettersOf(channel.name))}/${channel.number}.svg`;

const hourMs = 3_600_000;
/** How far ahead the next programme is looked for. */
const aheadMs = 9 * hourMs;

/** What channels air now and next, by channel id. @source spec 1 §3 "programmingInfo" */
export async function programmingOf(caller: Caller, channelIds: string[]): Promise<Map<string, z.input<typeof programmingInfo>>> {
  if (channelIds.length === 0) return new Map();
  const { now, life } = caller;
  const wanted = new Set(channelIds);
  const rows = (await channelsOf(caller)).filter(({ id }) => wanted.has(id));
  // Read by the hour, so that all who ask within it share what was read.
  const from = Math.floor(now / hourMs) * hourMs;
  const airings = await airingsBetween(caller, rows.map((row) => row.number), from, from + aheadMs);
  life.turnsAt(from, from + hourMs);
  return new Map(rows.map((row) => {
    const list = (airings.get(row.number) ?? []).filter(({ until }) => until > now);
    const current = list.find(({ start }) => start <= now);
    const next = list.find(({ start }) => start > now);
    for (const { start, until } of airings.get(row.number) ?? []) life.turnsAt(start, until);
    return [row.id, { channelLogoUrl: logoOf(caller, row), ...(current ? { currentProgramme: current.programme } : {}), ...(next ? { nextProgramme: next.programme } : {}) }];
  }));
}
