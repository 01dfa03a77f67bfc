import { and, eq, isNotNull } from 'drizzle-orm';
import { contentItems } from '../db/tables/catalogue-tables.ts';
import { shownTo } from './bucket-pages.ts';
import type { Caller } from '../server/request-caller.ts';
import { eventEpochOf } from './event-epoch.ts';

/** How many events that the profile may be shown are on air now, beside the channels that always are. */
export async function countLive(caller: Caller): Promise<number> {
  const { context: { db, keptData }, realm: { realm }, published, now } = caller;
  const events = await keptData.read(published, `event times ${realm}`, () =>
    db.select({ starts: contentItems.startsAfter, ends: contentItems.endsAfter, ageRating: contentItems.ageRating, extras: contentItems.extras }).from(contentItems).where(and(eq(contentItems.realm, realm), isNotNull(contentItems.endsAfter))));
  const since = now - await eventEpochOf(caller);
  return (await shownTo(caller, events.filter(({ starts, ends }) => starts !== null && ends !== null && starts <= since && since < ends))).length;
}
