import * as z from 'zod/mini';
import { contentItem } from '../catalogue/content-item.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { paging } from '../wire/paging.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { sent } from '../wire/sent-text.ts';

/** What a profile has watched, the latest first. @source spec 1 §2.1 "history"; chosen: its shape, as the spec shows none */
export const watchHistory = z.object({ history: listOf('watchHistory.history', contentItem), paging });

/** chosen: 24 a page, as a grid's */
export const watchHistoryQuery = z.object({ rpp: z._default(wholeNumber, 24), lastSeen: z.optional(sent('cursor')) });
