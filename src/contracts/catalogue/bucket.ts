import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { paging } from '../wire/paging.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { contentItem } from './content-item.ts';
import { rowTypeData } from './row-type-data.ts';
import { sent } from '../wire/sent-text.ts';

/** A row of cards. @source spec 1 §3 "Bucket / carousel" */
export const bucket = z.object({
  bucketId: z.string(),
  exid: z.optional(z.string()),
  name: z.string(),
  type: openEnum('bucket.type', ['BASE', 'HERO', 'EPG', 'SECTION_LINK', 'VOD_PLAYLIST', 'EPG_NOW_NEXT', 'CONTENT_HIGHLIGHT', 'LIVE', 'CONTINUE_WATCHING']),
  contentList: listOf('bucket.contentList', contentItem),
  paging,
  rowTypeData: z.optional(rowTypeData),
});
export type Bucket = z.output<typeof bucket>;
/** What is known of a row beside its cards. */
export type BucketFacts = Omit<Bucket, 'contentList' | 'paging'>;

/** @source spec 1 §4.6: bucketId, section, resultPerPage, lastSeen, displayGeoblocked */
export const bucketQuery = z.object({
  bucketId: sent('id'),
  section: z.optional(sent('id')),
  resultPerPage: z._default(wholeNumber, 10),
  lastSeen: z.optional(sent('cursor')),
  displayGeoblocked: z.optional(z.boolean()),
});
export type BucketQuery = z.input<typeof bucketQuery>;
