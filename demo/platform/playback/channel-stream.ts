import { and, eq } from 'drizzle-orm';
import type { LiveStream } from '../../media/live-schedule.ts';
import type { TitleCard } from '../../media/title-card/card-picture.ts';
import { eventTimesOf } from '../catalogue/airing.ts';
import { readEventEpoch } from '../catalogue/event-epoch.ts';
import type { Database } from '../db/database.ts';
import { contentItems, type ItemRow } from '../db/tables/catalogue-tables.ts';
import { channels } from '../db/tables/guide-tables.ts';
import { factsOf, mediaFolderOf } from './media-facts.ts';
import { dvrSecondsOf } from './streams/dvr-window.ts';

/** Everything that the media host needs to answer a channel or an event. */
export interface ChannelStream {
  stream: LiveStream;
  /** Where the film's files are. */
  folder: string;
  card: TitleCard;
  /** The DVR window. */
  windowSegments: number;
  isLowLatency: boolean;
}

/** When every channel began. chosen: long past, so that its window is full wherever the platform's clock is set. */
const channelStart = Date.UTC(2020, 0, 1);

/** A live item with its number in the guide, if it has one. */
async function readLiveItem(db: Database, realm: string, contentId: string): Promise<{ row: ItemRow; number: number | null } | undefined> {
  const [found] = await db.select({ row: contentItems, number: channels.number }).from(contentItems)
    .leftJoin(channels, and(eq(channels.realm, contentItems.realm), eq(channels.id, contentItems.channelId)))
    .where(and(eq(contentItems.realm, realm), eq(contentItems.id, contentId)));
  return found;
}

/** chosen: channels with the same clip start at different segments of it, eight numbers apart in the guide and in two tenants alike. */
const offsetOf = (number: number, realm: string): number => number * 5 + Math.floor(number / 8) + realm.length;

/**
 * What a channel or an event shows: its clip, its place in it, its title card and its time.
 *
 * An event shows its clip from the beginning, as its recording does.
 *
 * @param angle one of the event's angles: other pictures by the same clock
 * @returns undefined when this tenant has no such live item, or it no such angle
 */
export async function readChannelStream(db: Database, realm: string, contentId: string, angle?: string): Promise<ChannelStream | undefined> {
  const { row, number = null } = await readLiveItem(db, realm, contentId) ?? {};
  if (!row || row.liveChannel === null || row.media === null) return undefined;
  const { angles = [], lowLatency = false } = row.extras.playback ?? {};
  const chosen = angles.find(({ id }) => id === angle);
  if (angle !== undefined && !chosen) return undefined;
  const media = chosen?.media ?? row.media;
  const times = row.startsAfter === null ? undefined : eventTimesOf(row, await readEventEpoch(db));
  const film = factsOf(media);
  return {
    stream: { film, offset: number === null ? 0 : offsetOf(number, realm), startMs: times?.start ?? channelStart, endMs: times?.end },
    folder: mediaFolderOf(media),
    card: { number: number ?? undefined, title: chosen?.titles.en ?? row.titles.en, seed: number ?? Number.parseInt(contentId, 10) },
    windowSegments: windowOf(dvrSecondsOf(row), lowLatency, film.segmentSeconds),
    isLowLatency: lowLatency,
  };
}

/** Cards come every half minute between seven segments of the film; a low-latency stream has none. */
const windowOf = (seconds: number, isLowLatency: boolean, segmentSeconds: number): number => Math.ceil(isLowLatency ? seconds / segmentSeconds : (seconds / 30) * 8);
