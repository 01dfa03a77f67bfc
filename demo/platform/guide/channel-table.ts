import { asc, eq } from 'drizzle-orm';
import { textIn } from '../realm/text-in.ts';
import { type ChannelRow, channels } from '../db/tables/guide-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';

/** Every channel of a tenant in the order of the guide, and by its ids. */
export interface ChannelTable {
  rows: readonly ChannelRow[];
  /** By its own id and by that of the event that it plays, by which cards know it. */
  byId: ReadonlyMap<string, ChannelRow>;
}

async function readTable({ context: { db }, realm: { realm } }: Caller): Promise<ChannelTable> {
  const rows = await db.select().from(channels).where(eq(channels.realm, realm)).orderBy(asc(channels.number));
  return { rows, byId: new Map([...rows.map((row) => [row.eventId, row] as const), ...rows.map((row) => [row.id, row] as const)]) };
}

/** Ten thousand channels are read once for each version of what is published. */
export const channelTable = (caller: Caller): Promise<ChannelTable> =>
  caller.context.keptData.read(caller.published, `channels ${caller.realm.realm}`, () => readTable(caller));

/** Every channel of the tenant, in order. */
export const channelsOf = async (caller: Caller): Promise<readonly ChannelRow[]> => (await channelTable(caller)).rows;

/** @throws PlatformError 404 `channel-not-found` */
export function channelNamed({ byId }: ChannelTable, id: string): ChannelRow {
  const found = byId.get(id);
  if (!found) throw new PlatformError(404, 'channel-not-found', 'No such channel.');
  return found;
}

/** `Harbour News` is `HN`. */
const lettersOf = (name: string): string => (name.match(/[\p{Lu}\p{N}]/gu) ?? []).slice(0, 3).join('') || 'TV';

/** A channel's mark, drawn by the media host. */
export const logoOf = (caller: Caller, channel: ChannelRow): string =>
  `${caller.context.origins.media}/art/logo/${encodeURIComponent(lettersOf(channel.name))}/${channel.number}.svg`;

/** Every group in the order of its first channel, with how many it has. */
export function groupsOf(rows: readonly ChannelRow[], locale: string): { id: string; name: string; count: number }[] {
  const groups = new Map<string, { id: string; name: string; count: number }>();
  for (const { group } of rows) {
    if (!group) continue;
    const known = groups.get(group.id) ?? { id: group.id, name: textIn(group.names, locale), count: 0 };
    groups.set(group.id, { ...known, count: known.count + 1 });
  }
  return [...groups.values()];
}
