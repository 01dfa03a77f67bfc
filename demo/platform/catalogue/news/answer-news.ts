import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { newsItem, newsList } from '../../../../src/contracts/catalogue/news/news.ts';
import { newsItems, type NewsRow } from '../../db/tables/editorial-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { itemsOf } from '../bucket-pages.ts';
import { pageOf } from '../collections/read-collection.ts';
import { eventEpochOf } from '../event-epoch.ts';
import { presentItems } from '../present-items.ts';
import { textIn } from '../../realm/text-in.ts';
import { withRecordings } from '../recordings.ts';
import { artPath } from '../../../media/art-path.ts';

/** Reports that are out, the latest first. */
async function publishedRows(caller: Caller): Promise<{ row: NewsRow; at: number }[]> {
  const { context: { db, keptData }, realm: { realm }, published, now, life } = caller;
  const rows = await keptData.read(published, `news ${realm}`, () => db.select().from(newsItems).where(and(eq(newsItems.realm, realm))));
  const epoch = await eventEpochOf(caller);
  const dated = rows.map((row) => ({ row, at: epoch + row.publishedAfter }));
  life.turnsAt(...dated.map(({ at }) => at));
  return dated.filter(({ at }) => at <= now).sort((one, other) => other.at - one.at || keyOf(one.row).localeCompare(keyOf(other.row)));
}

const keyOf = ({ feedName, id }: Pick<NewsRow, 'feedName' | 'id'>): string => `${feedName}/${id}`;

function storyOf({ context, locale }: Caller, { row, at }: { row: NewsRow; at: number }) {
  const { feedName, id, titles, leads, genre } = row;
  return { id, feedName, title: textIn(titles, locale), lead: textIn(leads, locale), publishedAt: new Date(at).toISOString(), pictureUrl: `${context.origins.media}${artPath('landscape', genre, `news-${id}`)}` };
}

/** News of all feeds, or of one. @throws PlatformError 400 `BAD_REQUEST` when `lastSeen` is none of it */
export async function answerNewsList(caller: Caller, { feedName, ...wish }: { feedName?: string | undefined; rpp: number; lastSeen?: string | undefined }): Promise<z.input<typeof newsList>> {
  const all = (await publishedRows(caller)).filter(({ row }) => feedName === undefined || row.feedName === feedName);
  const { shown, paging } = pageOf(all, ({ row }) => keyOf(row), wish);
  return { news: shown.map((story) => storyOf(caller, story)), paging };
}

/** @throws PlatformError 404 `news-not-found`, for a report that is not out yet too */
export async function answerNewsItem(caller: Caller, { feedName, newId }: { feedName: string; newId: string }): Promise<z.input<typeof newsItem>> {
  const found = (await publishedRows(caller)).find(({ row }) => row.feedName === feedName && row.id === newId);
  if (!found) throw new PlatformError(404, 'news-not-found', 'No such report.');
  const { row } = found;
  const related = await withRecordings(caller, await itemsOf(caller, row.contentIds));
  return {
    ...storyOf(caller, found), paragraphs: row.paragraphs.map((words) => textIn(words, caller.locale)),
    heroUrl: `${caller.context.origins.media}${artPath('hero', row.genre, `news-${row.id}`)}`, related: await presentItems([...related.values()], caller),
  };
}
