import { and, eq } from 'drizzle-orm';
import type { LiveStream } from '../../media/live-schedule.ts';
import type { TitleCard } from '../../media/title-card/card-picture.ts';
import { eventTimesOf } from '../catalogue/airing.ts';
import { readEventEpoch } from '../catalogue/event-epoch.ts';
import type { Database } from '../db/database.ts';
import { contentItems, type ItemRow } from '../db/tables/catalogue-tables.ts';
import { channels } from '../db/tables/guide-tables.ts';
import { factsOf, mediaFolderOf } from './media-facts.ts';

/** Everything that the media host needs to answer a channel or an event. */
export interface ChannelStream {
  stream: LiveStream;
  /** Where the film's files are. */
  folder: string;
  card: TitleCard;
}

/** When every channel began. chosen: long past, so that its window is full wherever the platform's clock is set. */
const channelStart = Date.UTC(2020, 0, 1);

async function channelNumber(db: Database, row: ItemRow): Promise<number | undefined> {
  if (row.channelId === null) return undefined;
  const [channel] = await db.select({ number: channels.number }).from(channels).where(and(eq(channels.realm, row.realm), eq(channels.id, row.channelId)));
  return channel?.number;
}

/** chosen: channels with the same clip start at different segments of it, eight numbers apart in the guide and in two tenants alike. */
const offsetOf = (number: number, realm: string): number => number * 5 + Math.floor(number / 8) + realm.length;

/**
 * What a channel or an event shows: its clip, its place in it, its title card and its time.
 *
 * An event shows its clip from the beginning, as its recording does.
 *
 * @returns undefined when this tenant has no such live item
 */
export async function readChannelStream(db: Database, realm: string, contentId: string): Promise<ChannelStream | undefined> {
  const [row] = await db.select().from(contentItems).where(and(eq(contentItems.realm, realm), eq(contentItems.id, contentId)));
  if (!row || row.liveChannel === null || row.media === null) return undefined;
  const number = await channelNumber(db, row);
  const times = eventTimesOf(row, await readEventEpoch(db));
  return {
    stream: { film: factsOf(row.media), offset: number === undefined ? 0 : offsetOf(number, realm), startMs: times?.start ?? channelStart, endMs: times?.end },
    folder: mediaFolderOf(row.media),
    card: { number, title: row.titles.en, seed: number ?? Number.parseInt(contentId, 10) },
  };
}
