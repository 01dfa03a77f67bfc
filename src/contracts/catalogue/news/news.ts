import * as z from 'zod/mini';
import { instant } from '../../wire/instant.ts';
import { listOf } from '../../wire/parsing/list-of.ts';
import { paging } from '../../wire/paging.ts';
import { wholeNumber } from '../../wire/whole-number.ts';
import { contentItem } from '../content-item.ts';
import { sent } from '../../wire/sent-text.ts';

const story = {
  /** Of its feed. */
  id: z.string(), feedName: z.string(), title: z.string(), lead: z.string(), publishedAt: instant, pictureUrl: z.string(),
};

/** A report as a list shows it. */
export const newsCard = z.object(story);
export type NewsCard = z.output<typeof newsCard>;

/** News of all feeds or of one, the latest first. @source spec 1 §2.1 "/news"; chosen: its shape, as the spec shows none */
export const newsList = z.object({ news: listOf('newsList.news', newsCard), paging });

/** chosen: 12 a page, as events */
export const newsListQuery = z.object({ feedName: z.optional(sent('id')), rpp: z._default(wholeNumber, 12), lastSeen: z.optional(sent('cursor')) });

/** A report. Its paragraphs are text, never markup. @source spec 1 §2.3 "Data feed goes to the news item route (feedName, newId)"; chosen: its shape */
export const newsItem = z.object({ ...story, paragraphs: z.array(z.string()), heroUrl: z.string(), related: listOf('newsItem.related', contentItem) });
export type NewsItem = z.output<typeof newsItem>;

export const newsItemQuery = z.object({ feedName: sent('id'), newId: sent('id') });
