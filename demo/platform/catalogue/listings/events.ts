import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { eventPage } from '../../../../src/contracts/catalogue/listings/event-page.ts';
import { contentItems, type ItemRow } from '../../db/tables/catalogue-tables.ts';
import type { Caller } from '../../server/request-caller.ts';
import { type Airing, airingFor } from '../airing.ts';
import { shownTo } from '../bucket-pages.ts';
import { eventEpochOf } from '../event-epoch.ts';
import { presentItems } from '../present-items.ts';

/** Every event, and every channel that shows events; the channels of the guide are not among them. */
const eventRows = ({ context: { db, keptData }, realm: { realm }, published }: Caller): Promise<ItemRow[]> =>
  keptData.read(published, `events ${realm}`, () =>
    db.select().from(contentItems).where(and(eq(contentItems.realm, realm), isNotNull(contentItems.liveChannel), isNull(contentItems.channelId))));

/** Every event that the profile may be shown, with where it is in its life now. */
export async function airingsOf(caller: Caller): Promise<{ row: ItemRow; airing: Airing }[]> {
  const epoch = await eventEpochOf(caller);
  return (await shownTo(caller, await eventRows(caller))).map((row) => ({ row, airing: airingFor(caller, row, epoch) }));
}

const startOf = (airing: Airing): number => ('start' in airing ? airing.start : 0);

/** chosen: the event that began last stands first, channels that are always on stand behind the events */
export async function eventsNow(caller: Caller): Promise<ItemRow[]> {
  const found = (await airingsOf(caller)).filter(({ airing }) => airing.state === 'now' || airing.state === 'always');
  return found.sort((one, other) => startOf(other.airing) - startOf(one.airing) || one.row.id.localeCompare(other.row.id)).map(({ row }) => row);
}

/** The next one first. */
export async function eventsToCome(caller: Caller): Promise<ItemRow[]> {
  const found = (await airingsOf(caller)).filter(({ airing }) => airing.state === 'before');
  return found.sort((one, other) => startOf(one.airing) - startOf(other.airing) || one.row.id.localeCompare(other.row.id)).map(({ row }) => row);
}

/** One page of events. A page behind the last one is empty. */
export async function answerEvents(caller: Caller, rows: readonly ItemRow[], { p, rpp }: { p: number; rpp: number }): Promise<z.input<typeof eventPage>> {
  const shown = rows.slice((p - 1) * rpp, p * rpp);
  return { events: await presentItems(shown, caller), page: p, totalPages: Math.ceil(rows.length / rpp), totalHits: rows.length };
}
