import * as z from 'zod/mini';
import { listOf } from '../../wire/parsing/list-of.ts';
import { wholeNumber } from '../../wire/whole-number.ts';
import { contentItem } from '../content-item.ts';

/** One page of events, counted from 1. @source spec 1 §7 "GET /event/live with query p and rpp"; chosen: its fields, which are those of a page of search results (§3) */
export const eventPage = z.object({ events: listOf('eventPage.events', contentItem), page: wholeNumber, totalPages: wholeNumber, totalHits: wholeNumber });

/** @source spec 1 §9 "Upcoming events page size 12" */
export const eventPageQuery = z.object({ p: z._default(wholeNumber, 1), rpp: z._default(wholeNumber, 12) });
