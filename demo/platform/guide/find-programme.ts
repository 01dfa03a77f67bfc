import { and, eq } from 'drizzle-orm';
import { type ChannelRow, programmes } from '../db/tables/guide-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';
import { shownAirings } from './shown-airings.ts';
import { channelTable } from './channel-table.ts';
import { runOf } from './guide-cycle.ts';
import type { Airing } from './airing.ts';

/** A broadcast, and the channel that airs it. */
export interface FoundProgramme { airing: Airing; channel: ChannelRow }

/** `ch-12.340.-3` is programme 340 of channel `ch-12`, in the third run before the first. */
const idParts = /^(?<row>(?<channel>.{1,80})\.\d{1,8})\.(?<run>-?\d{1,6})$/;

/** A broadcast by its id; undefined for one that the guide has not. */
export async function findProgramme(caller: Caller, id: string): Promise<FoundProgramme | undefined> {
  const parts = idParts.exec(id)?.groups;
  const channel = parts && (await channelTable(caller)).byId.get(parts['channel']!);
  if (!parts || !channel || channel.id !== parts['channel']) return undefined;
  const { context: { db }, realm: { realm } } = caller;
  const [row] = await db.select().from(programmes).where(and(eq(programmes.realm, realm), eq(programmes.channelNumber, channel.number), eq(programmes.id, parts['row']!)));
  const run = runOf(channel.cycleDays, Number(parts['run']));
  return row && { channel, airing: { row, run, start: run.startsAt + row.startsAfter, until: run.startsAt + row.untilAfter } };
}

/** @throws PlatformError 403 `title-restricted`; 404 `programme-not-found` */
export async function programmeNamed(caller: Caller, id: string): Promise<FoundProgramme> {
  const found = await findProgramme(caller, id);
  if (!found) throw new PlatformError(404, 'programme-not-found', 'No such programme.');
  if ((await shownAirings(caller, [found.airing])).length === 0) throw new PlatformError(403, 'title-restricted', 'This profile may not watch this programme.');
  return found;
}
