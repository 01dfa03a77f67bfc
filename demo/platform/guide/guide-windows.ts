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

/** Everything that these channels air in a window, by channel number. @param from epoch milliseconds */
export async function programmesBetween({ context, realm }: Caller, numbers: number[], from: number, to: number): Promise<Map<number, WireProgramme[]>> {
  const found = new Map<number, WireProgramme[]>(numbers.map((number) => [number, []]));
  if (numbers.length === 0) return found;
  for (const cycle of cyclesOf(from, to)) {
    const rows = await context.db.select().from(programmes).where(and(
      eq(programmes.realm, realm.realm), inArray(programmes.channelNumber, numbers),
      lt(programmes.startsAfter, cycle.to), gt(programmes.startsAfter, cycle.from - longestMs), gt(programmes.untilAfter, cycle.from),
    )).orderBy(asc(programmes.channelNumber), asc(programmes.startsAfter));
    for (const row of rows) found.get(row.channelNumber)?.push(presentProgramme(row, cycle));
  }
  return found;
}

/** `Harbour News` is `HN`. */
const lettersOf = (name: string): string => (name.match(/[\p{Lu}\p{N}]/gu) ?? []).slice(0, 3).join('') || 'TV';

/** A channel's mark, drawn by the media host. */
export const logoOf = (caller: Caller, channel: ChannelRow): string =>
  `${caller.context.origins.media}/art/logo/${encodeURIComponent(lettersOf(channel.name))}/${channel.number}.svg`;

/** What channels air now and next, by channel id. @source spec 1 §3 "programmingInfo" */
export async function programmingOf(caller: Caller, channelIds: string[]): Promise<Map<string, z.input<typeof programmingInfo>>> {
  if (channelIds.length === 0) return new Map();
  const rows = await caller.context.db.select().from(channels).where(and(eq(channels.realm, caller.realm.realm), inArray(channels.id, channelIds)));
  const airing = await programmesBetween(caller, rows.map((row) => row.number), caller.now, caller.now + 8 * 3_600_000);
  return new Map(rows.map((row) => {
    const list = airing.get(row.number) ?? [];
    const current = list.find((entry) => Date.parse(String(entry.start)) <= caller.now);
    const next = list.find((entry) => Date.parse(String(entry.start)) > caller.now);
    return [row.id, { channelLogoUrl: logoOf(caller, row), ...(current ? { currentProgramme: current } : {}), ...(next ? { nextProgramme: next } : {}) }];
  }));
}
