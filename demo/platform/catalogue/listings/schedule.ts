import { and, eq, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { schedule } from '../../../../src/contracts/catalogue/listings/schedule.ts';
import { contentItems, type ItemRow } from '../../db/tables/catalogue-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { shownTo } from '../bucket-pages.ts';
import { eventEpochOf } from '../event-epoch.ts';
import { presentItems } from '../present-items.ts';
import { dayIn } from './day-of.ts';
import { airingsOf } from './events.ts';

export interface ScheduleWish { timezone: string; groupsPerPage: number; itemsPerGroup: number; from?: string | undefined; lastSeen?: string | undefined }

/** Something that happens at a moment, epoch milliseconds. */
interface Dated { row: ItemRow; at: number }

/** Events that are on air or to come, each at the moment it starts. */
export async function scheduled(caller: Caller): Promise<Dated[]> {
  return (await airingsOf(caller)).flatMap(({ row, airing }) => (airing.state === 'now' || airing.state === 'before' ? [{ row, at: airing.start }] : []));
}

/** Premieres, and the recordings of events that are over, each at the moment it came out or will. */
export async function released(caller: Caller): Promise<Dated[]> {
  const { context: { db, keptData }, realm: { realm }, published, now, life } = caller;
  const rows = await keptData.read(published, `releases ${realm}`, () => db.select().from(contentItems).where(and(
    eq(contentItems.realm, realm), or(sql`${contentItems.extras}->'playback'->'premiere' is not null`, sql`${contentItems.liveChannel} is null and ${contentItems.startsAfter} is not null`))));
  const epoch = await eventEpochOf(caller);
  return (await shownTo(caller, rows)).flatMap((row): Dated[] => {
    const { premiere } = row.extras.playback ?? {};
    const at = epoch + (premiere?.startsAfter ?? row.startsAfter ?? 0);
    life.turnsAt(at);
    // A recording is nothing to look forward to: its event is.
    return premiere || at <= now ? [{ row, at }] : [];
  });
}

/** The first moment of tomorrow is when the answer is another one. chosen: looked for by quarter hours, which every zone keeps to */
function turnsAtMidnight({ now, life }: Caller, dayOf: (moment: number) => string): void {
  const quarter = 900_000;
  const first = Math.floor(now / quarter) * quarter;
  const ahead = Array.from({ length: 101 }, (_, index) => first + index * quarter);
  const midnight = ahead.find((moment) => moment > now && dayOf(moment) !== dayOf(now));
  if (midnight !== undefined) life.turnsAt(midnight);
}

/**
 * Days on which something happens, from today or from a day that is named.
 *
 * @throws PlatformError 400 `BAD_REQUEST` for a zone or a day that there is not
 */
export async function answerSchedule(caller: Caller, dated: readonly Dated[], { timezone, groupsPerPage, itemsPerGroup, from, lastSeen }: ScheduleWish): Promise<z.input<typeof schedule>> {
  const dayOf = dayIn(timezone);
  if (from !== undefined && !/^\d{4}-\d\d-\d\d$/.test(from)) throw new PlatformError(400, 'BAD_REQUEST', 'A day is written like 2026-01-31.', { field: 'from' });
  turnsAtMidnight(caller, dayOf);
  const today = dayOf(caller.now);
  const first = from ?? today;
  const days = new Map<string, ItemRow[]>();
  for (const { row, at } of dated.toSorted((one, other) => one.at - other.at || one.row.id.localeCompare(other.row.id))) {
    // What began before today and is still on belongs to today.
    const day = at < caller.now && row.liveChannel !== null ? today : dayOf(at);
    if (day >= first && (lastSeen === undefined || day > lastSeen)) days.set(day, [...days.get(day) ?? [], row]);
  }
  const found = [...days].sort(([one], [other]) => (one < other ? -1 : 1));
  const shown = found.slice(0, groupsPerPage);
  const groups = await Promise.all(shown.map(async ([id, rows]) => ({ id, items: await presentItems(rows.slice(0, itemsPerGroup), caller), moreDataAvailable: rows.length > itemsPerGroup })));
  const last = shown.at(-1)?.[0];
  return { groups, paging: { moreDataAvailable: found.length > groupsPerPage, ...(last === undefined ? {} : { lastSeen: last }) } };
}
